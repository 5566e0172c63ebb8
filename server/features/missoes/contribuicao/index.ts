import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { anoEmCurso, emitirDeTodos } from './comprovante.js'
import { contribuicaoActions } from './contribuicao.actions.js'
import { ContribuicaoPageResolver, ContribuicaoResolver } from './contribuicao.resolver.js'

export { emitir as emitirComprovanteDe } from './comprovante.js'
export { comprovanteInput } from './contribuicao.input.js'
export { type Comprovante, lerComprovante } from './contribuicao.usecases.js'

export const contribuicaoFeature: Feature = {
  name: 'contribuicao',
  asks: [anoEmCurso],
  actions: contribuicaoActions,
  areas: outsideAreas(contribuicaoActions),
  labels: 'Contribuições',
  verbs: { lerProprias: 'ver as próprias' },
  jobs: [emitirDeTodos],
  resolvers: [ContribuicaoResolver, ContribuicaoPageResolver],
}
