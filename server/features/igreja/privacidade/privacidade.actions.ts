export const privacidadeEvents = {
  'lgpd.anonimizar': 'Conta excluída e dados apagados',
  'lgpd.apagarArquivos': 'Arquivos apagados',
  'lgpd.apagarIgreja': 'Igreja apagada',
  'lgpd.solicitarDados': 'Cópia dos próprios dados',
} as const

type OwnEvents = typeof privacidadeEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
