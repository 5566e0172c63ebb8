import type { Feature } from '../../../kernel/transport/feature.js'
import { AConferirResolver } from './a-conferir.resolver.js'

export { countOpenQuestions, senseless } from './a-conferir.queries.js'

/** The questions that nobody could answer when a record was written (kernel/confirming). */
export const aConferirFeature: Feature = {
  name: 'aConferir',
  label: 'Pergunta a conferir',
  labels: 'Perguntas a conferir',
  gender: 'f',
  table: 'a_conferir',
  resolvers: [AConferirResolver],
}
