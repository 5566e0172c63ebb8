import type { Feature } from '../../../kernel/feature.js'
import { ANumerar, NumeroLancamento } from './numero.entity.js'

export { campoNumero } from './numero.field.js'
export { achados, numeroDe, temNumero } from './numero.queries.js'
export { numeroNoTexto } from './numero.rules.js'

export const numeroFeature: Feature = { name: 'numeroLancamento', entities: [ANumerar, NumeroLancamento] }
