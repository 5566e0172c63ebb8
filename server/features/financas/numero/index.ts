import type { Feature } from '../../../kernel/transport/feature.js'
import { ANumerar, NumeroLancamento } from './numero.entity.js'

export { numberField } from './numero.field.js'
export { hasNumber, numberMatches, numberOf } from './numero.queries.js'
export { numberInText } from './numero.rules.js'

export const numeroFeature: Feature = { name: 'numeroLancamento', entities: [ANumerar, NumeroLancamento] }
