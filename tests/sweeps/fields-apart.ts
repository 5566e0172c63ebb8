const ledger = 'it is the account of its entry in the ledger'
const rows = 'they are records of their own, in another table'
const answer = 'it answers a question and is not stored'
const only = 'a new record has this one value'
const logged = 'its table is not audited: what happens to it is told as events'
const months = 'months are sent, and its first and last day are stored and come back'
const series = 'it makes several records, or is said by the other fields'

/** Kinds whose input is no record, with the reason. */
export const apartKinds: Readonly<Record<string, string>> = {
  conta_do_meio: 'its mutation takes a list of all means',
  provedor_pix: 'it needs a second step, and its fields are a bank’s secrets',
  relatorio: 'its input says what a report is about',
}

/**
 * Fields that do not come back in one way, with the reason: 'evento.vagas rest'. `sample`: the sample does not send it.
 * The version, the own password and its code are no fields of a record.
 */
export const apartFields: Readonly<Record<string, string>> = {
  'aparelho.endereco audit': logged,
  'aparelho.p256dh audit': logged,
  'aparelho.auth audit': logged,
  'aula_ebd.idContaFinanceira sample': ledger,
  'aula_ebd.presentes sample': rows,
  'baixa_pagar.idContaFinanceira sample': ledger,
  'baixa_receber.idContaFinanceira sample': ledger,
  'campanha_missoes.atingidoCampanha audit': 'what donations do not explain of it is stored, as `ajuste`',
  'campanha_missoes.atingidoCampanha file': 'it is a sum of other tables, and no column that could change',
  'categoria.natureza file': 'no other one is allowed beside its kind of payment',
  'categoria.ordem file': 'it is the order of the rows',
  'celula.idResponsavel audit': rows,
  'celula.idResponsavel file': rows,
  'codigos_contador.descontosConcedidos file': 'the file is made of entries, with these codes',
  'codigos_contador.descontosObtidos file': 'the file is made of entries, with these codes',
  'codigos_contador.jurosPagos file': 'the file is made of entries, with these codes',
  'codigos_contador.jurosRecebidos file': 'the file is made of entries, with these codes',
  'codigos_contador.saldosIniciais file': 'the file is made of entries, with these codes',
  'conta_pagar.parcelas sample': series,
  'conta_pagar.repetir sample': series,
  'conta_receber.codigoPagamento sample': 'only a payable has a code',
  'conta_receber.idFornecedor sample': 'only a payable has a supplier',
  'conta_receber.parcelas sample': series,
  'conta_receber.repetir sample': series,
  'dizimo.idContaFinanceira sample': ledger,
  'doacao.idContaFinanceira sample': ledger,
  'encontro.presentes sample': rows,
  'ensaio_louvor.statusEnsaio sample': only,
  'escala_culto.confirmarConflito sample': answer,
  'evento.inscricaoAberta rest': 'the compatibility layer knows no signing up',
  'evento.inscricoesAte rest': 'the compatibility layer knows no signing up',
  'membro_grupo_louvor.statusMembro sample': 'who leads, as in the sample, is active',
  'patrimonio.confirmarCodigo sample': answer,
  'post.statusPost file': 'no other one is allowed without the instant of its publication',
  'post.textoPost file': 'a text with its formatting is no cell of a table',
  'prestacao_contas.ate audit': months,
  'prestacao_contas.ate file': months,
  'prestacao_contas.ate graphql': months,
  'prestacao_contas.ate rest': months,
  'prestacao_contas.de audit': months,
  'prestacao_contas.de file': months,
  'prestacao_contas.de graphql': months,
  'prestacao_contas.de rest': months,
  'regra_bancaria.idFornecedor sample': 'only a rule of expenses has a supplier',
  'regra_bancaria.idPessoa sample': 'a rule for a person’s tithes has no category of its own',
  'reuniao_lideranca.participantes sample': rows,
  'reuniao_lideranca.statusReuniao sample': only,
  'usuario.aniversario sample': 'it follows from the date of birth',
  'usuario.emailCompartilhado sample': answer,
  'visita_pastoral.comentarioVisita audit': 'it is encrypted, for a few readers',
  'visita_pastoral.comentarioVisita file': 'it is encrypted, for a few readers',
  'visita_pastoral.confirmarMesmoDia sample': answer,
  'visita_pastoral.leitores sample': rows,
  'webhook.ativo audit': logged,
  'webhook.descricao audit': logged,
  'webhook.eventos audit': logged,
  'webhook.url audit': logged,
}
