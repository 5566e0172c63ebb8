import { perfis } from '../../../../schema/rules/perfis.js'
import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const prestacaoContasActions = {
  'prestacaoContas.ler': readers,
  // only what the assembly approved
  'prestacaoContas.lerAprovadas': readers,
  'prestacaoContas.escrever': workers,
  // only the people who are named as the council of the statement; they may have any perfil of the church
  'prestacaoContas.opinar': {
    bySession: [perfis.administrator, perfis.member, perfis.leader, perfis.assistant, perfis.pastor],
  },
  'prestacaoContas.decidir': { bySession: shepherds },
  'prestacaoContas.exportar': workers,
} as const

export const prestacaoContasEvents = {
  'prestacaoContas.avisar': 'Aviso de prestação de contas',
  'prestacaoContas.guardarPdf': 'PDF de prestação de contas guardado',
} as const

type OwnActions = typeof prestacaoContasActions
type OwnEvents = typeof prestacaoContasEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
