import type { Services } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'

/** The notice that people send to themselves; nobody chooses a channel for it. */
export const avisoDeTeste: NoticeKind = {
  name: 'aviso.teste',
  title: 'Aviso de teste',
  description: 'Mostra que os avisos chegam a este aparelho.',
  action: 'eu.ler',
  email: false,
}

/** All kinds of notices that people choose channels for, in the order of the features. */
export const tipos = ({ features }: Pick<Services, 'features'>): NoticeKind[] =>
  features.flatMap(({ notices = [] }) => notices)

/** The kind with this name; undefined when no feature has it any more. */
export const tipoOf = (services: Pick<Services, 'features'>, name: string): NoticeKind | undefined =>
  [avisoDeTeste, ...tipos(services)].find((tipo) => tipo.name === name)
