import { perfis } from '../../../../schema/rules/perfis.js'

export const privacidadeActions = {
  // not for the platform: a person asks the own church for a copy, and to be forgotten
  'dadosPessoa.copiar': [perfis.administrator],
  'dadosPessoa.apagar': { bySession: [perfis.administrator] },
} as const

export const privacidadeEvents = {
  'lgpd.anonimizar': 'Conta excluída e dados apagados',
  'lgpd.apagarArquivos': 'Arquivos apagados',
  'lgpd.apagarIgreja': 'Igreja apagada',
  'lgpd.copiarPessoa': 'Cópia dos dados de uma pessoa',
  'lgpd.solicitarDados': 'Cópia dos próprios dados',
} as const

type OwnEvents = typeof privacidadeEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}

type OwnActions = typeof privacidadeActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
