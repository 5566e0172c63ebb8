import type { RecordKind } from '../factories/sample.js'

const ledger = 'it is the account of its entry in the ledger'
const rows = 'they are records of their own, in another table'
const answer = 'it answers a question and is not stored'
const only = 'a new record has this one value'
const logged = 'its table is not audited: what happens to it is told as events'
const months = 'months are sent, and its first and last day are stored and come back'
const series = 'it makes several records, or is said by the other fields'

const noRest = 'the compatibility layer does not know it'
const noFile = 'its list is not exported'
const step = 'it is a step in the life of a record that exists'
const several = 'it writes several records; the input of one alone is tested'
const act = 'it does something with records that exist, and is no record of its own'
const marks = 'its records are told by their people alone'
const bank = 'it makes an entry of what a bank told; the entry’s own input is tested'
const own = 'a person’s own part of an input that is tested'

/**
 * What the samples of some kinds do not say: inputs, and paths of calls that create nothing or whose records are named
 * otherwise, which no other sweep could use.
 */
export const furtherKinds: Readonly<Record<string, Partial<RecordKind> & { exported?: string }>> = {
  baixa_pagar: { exported: '/exportar/pagamentos-de-contas' },
  baixa_receber: { exported: '/exportar/recebimentos-de-contas' },
  departamento_membro: { path: '/departamento-membros' },
  liturgia_culto: { path: '/liturgiaCulto/{idCulto}' },
  membro_celula: { path: '/membros-celulas' },
  membro_classe_ebd: { path: '/classesEBD-membros' },
  membro_encontro: { input: 'MembroEncontroInput', sample: () => ({}) },
  membro_evento: { input: 'MembroEventoInput', path: '/eventos-membros', sample: () => ({}) },
  membro_grupo_louvor: { path: '/grupos_louvor/{idGrupo}/membros', exported: '/exportar/membrosGrupoLouvor' },
  membro_missao: {
    input: 'MembroMissaoInput',
    path: '/missoes-membros',
    sample: () => ({}),
    optional: () => ({ statusMembro: 'inativo' }),
  },
  parentesco: { input: 'ParentescoInput', sample: () => ({ tipo: 'filho' }) },
  pedido_reserva: { path: '/pedidosReserva' },
  setlist_ensaio: { path: '/setlist-ensaio/{idEnsaio}/cliente/{idCliente}' },
}

/** Inputs of mutations that this sweep does not test, with the reason. */
export const apartInputs: Readonly<Record<string, string>> = {
  AprovacaoPrevisaoInput: step,
  AprovarPedidoInput: step,
  BaixaDoMovimentoInput: bank,
  BatismosInput: several,
  CadastroInput: 'it makes a church and its first person',
  CancelarContasInput: act,
  CelulaAcessoInput: 'the whole table of who may do what is saved; its feature’s tests read it',
  ColunasExtratoInput: 'it says how a file is read',
  ComunicacaoIncidenteInput: step,
  ConciliacaoInput: act,
  CopiaPrevisaoInput: several,
  DecisaoAssembleiaInput: step,
  DefinirFuncoesInput: several,
  DevolucaoInput: act,
  DevolverPixInput: act,
  DizimosInput: several,
  EncerrarContasInput: several,
  EntrarInput: 'it opens a session',
  EstornoInput: act,
  GerarCodigoPixInput: 'its answer is a code, and no record that could be asked for',
  IdentificarPixInput: bank,
  IgrejaInput: 'the church exists once, and is only changed; its feature’s tests read it',
  ImportacaoColunaInput: 'it says how a file is read',
  LancarMovimentoInput: bank,
  LinhasPrevisaoInput: several,
  MarcasCultoInput: marks,
  MarcasInput: marks,
  MeuPerfilInput: own,
  MinhaIndisponibilidadeInput: own,
  MoverLancamentosInput: act,
  MudarChavePixInput: 'the church exists once, and is only changed; its feature’s tests read it',
  ParecerConselhoInput: step,
  ParteContagemInput: step,
  PresencasInput: marks,
  SepararCategoriaInput: act,
}

/** Mutations that make a record from plain arguments, which this sweep does not test, with the reason. */
export const apartMutations: Readonly<Record<string, string>> = {
  adicionarEsperasEvento: several,
  adicionarMembrosCelula: several,
  adicionarMembrosClasseEBD: several,
  adicionarMembrosDepartamento: several,
  adicionarMembrosEvento: several,
  adicionarMembrosMissao: several,
  anexar: 'a file is sent; its feature’s tests read it back',
  anexarAVarios: 'a file is sent; its feature’s tests read it back',
  criarEnderecoCalendario: 'it has no argument',
  criarFuncoesUsuais: 'only the password and its code are sent',
  criarLinkDeConvite: 'it makes a link, signed and not stored',
  criarTokenApi: 'its answer is a token that is told once, beside its record',
  emitirComprovante: 'it makes a document, of a person and a year',
  emitirComprovantes: 'it makes documents, of a year',
  emitirMeuComprovante: 'it makes a document, of a year',
  gerarCodigoDaPagina: 'its answer is a code, and no record that could be asked for',
  registrarPresencaCulto: marks,
}

/** Kinds whose input is no record, with the reason. */
export const apartKinds: Readonly<Record<string, string>> = {
  conta_do_meio: 'its mutation takes a list of all means',
  provedor_pix: 'it needs a second step, and its fields are a bank’s secrets',
  relatorio: 'its input says what a report is about',
}

/**
 * Fields that do not come back in one way, with the reason: 'evento.vagas rest'. `sample`: the sample does not send it, so
 * it is not tested in any way. '*': there is no such way to read the kind.
 * The version, the own password and its code are no fields of a record.
 */
export const apartFields: Readonly<Record<string, string>> = {
  'aparelho.* copy': 'it is stored encrypted, in a column that no copy has',
  'aparelho.* file': noFile,
  'aparelho.* graphql': 'an address for messages is told to nobody, not even to its person',
  'aparelho.* rest': noRest,
  'aparelho.auth audit': logged,
  'aparelho.endereco audit': logged,
  'aparelho.p256dh audit': logged,
  'ata.* file': noFile,
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
  'codigos_contador.* rest': noRest,
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
  'funcao.* file': noFile,
  'funcao.* rest': noRest,
  'funcao_usuario.* file': noFile,
  'funcao_usuario.* rest': noRest,
  'liturgia_culto.* file': noFile,
  'membro_classe_ebd.idClasse file': 'the file is asked for one class, and names none',
  'membro_encontro.* file': noFile,
  'membro_encontro.id input': 'REST names the meeting in its path',
  'membro_encontro.idCelula input': 'REST names the group in its path',
  'membro_grupo_louvor.statusMembro sample': 'who leads, as in the sample, is active',
  'parentesco.* file': noFile,
  'parentesco.* rest': noRest,
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
  'regra_bancaria.* file': noFile,
  'regra_bancaria.* rest': noRest,
  'regra_bancaria.idFornecedor sample': 'only a rule of expenses has a supplier',
  'regra_bancaria.idPessoa sample': 'a rule for a person’s tithes has no category of its own',
  'reuniao_lideranca.participantes sample': rows,
  'reuniao_lideranca.statusReuniao sample': only,
  'setlist_ensaio.* file': noFile,
  'usuario.aniversario sample': 'it follows from the date of birth',
  'usuario.emailCompartilhado sample': answer,
  'visita_pastoral.comentarioVisita audit': 'it is encrypted, for a few readers',
  'visita_pastoral.comentarioVisita file': 'it is encrypted, for a few readers',
  'visita_pastoral.confirmarMesmoDia sample': answer,
  'visita_pastoral.leitores sample': rows,
  'webhook.* file': noFile,
  'webhook.* rest': noRest,
  'webhook.ativo audit': logged,
  'webhook.descricao audit': logged,
  'webhook.eventos audit': logged,
  'webhook.url audit': logged,
}
