import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { anoEmCurso, issueForAllJob } from './comprovante.js'
import { contribuicaoActions } from './contribuicao.actions.js'
import { ContribuicaoPageResolver, ContribuicaoResolver } from './contribuicao.resolver.js'

export { comprovanteInput } from '../../../../schema/rules/missoes/contribuicao.input.js'
export { issueNext as issueComprovanteOf } from './comprovante.js'
export { type Comprovante, readComprovante } from './contribuicao.usecases.js'

export const contribuicaoFeature: Feature = {
  name: 'contribuicao',
  asks: [anoEmCurso],
  actions: contribuicaoActions,
  areas: outsideAreas(contribuicaoActions),
  labels: 'Contribuições',
  verbs: { lerProprias: 'ver as próprias' },
  jobs: [issueForAllJob],
  resolvers: [ContribuicaoResolver, ContribuicaoPageResolver],
}
