import { type Perfil, perfis } from './perfis.js'

export { type Perfil, perfis } from './perfis.js'

const platform = [perfis.platform] as const
const administrators = [...platform, perfis.administrator] as const
const stewards = [...administrators, perfis.pastor] as const
/** of one church: what even the platform leaves to them */
const shepherds = [perfis.administrator, perfis.pastor] as const
const workers = [...administrators, perfis.leader, perfis.assistant, perfis.pastor] as const
const readers = [...administrators, perfis.member, perfis.leader, perfis.assistant, perfis.pastor] as const
const everyone = [perfis.none, ...readers] as const

/** Those who manage a church or the platform: an open screen of theirs is worth more. */
export const managers: readonly Perfil[] = stewards

/**
 * THE permission table (decisions.md, section 2): action -> perfis that may do it. Nothing else in the server or the client
 * derives a rule from a perfil number: the @perfil directives of the SDL, the use cases of both transports, the OpenAPI
 * document and the abilities that the client receives all read this table.
 *
 * `<resource>.ler` reads, `<resource>.escrever` creates, edits, deletes and changes states. A resource whose rules differ
 * by verb has one action per verb.
 */
const table = {
  // every signed-in person, about oneself
  'eu.ler': everyone,
  'eu.escrever': everyone,

  'patrimonio.ler': readers,
  'patrimonio.escrever': stewards,
  'patrimonio.exportar': workers,
  'tipoPatrimonio.ler': readers,
  'tipoPatrimonio.escrever': stewards,
  'tipoPatrimonio.exportar': workers,

  // reservations may be made by whoever may keep the resources
  'recurso.ler': readers,
  'recurso.escrever': workers,
  'recurso.exportar': workers,
  'tipoRecurso.ler': readers,
  'tipoRecurso.escrever': workers,
  'tipoRecurso.exportar': workers,
  'reserva.ler': readers,
  'reserva.escrever': workers,
  'reserva.exportar': workers,
  'manutencaoPatrimonio.ler': readers,
  'manutencaoPatrimonio.escrever': workers,
  'manutencaoPatrimonio.exportar': workers,
  'escalaCulto.ler': readers,
  'escalaCulto.escrever': workers,
  'escalaCulto.exportar': workers,
  // one's own part: whoever is asked to serve
  'escalaCulto.responder': everyone,
  'grupoLouvor.ler': readers,
  'grupoLouvor.criar': workers,
  'grupoLouvor.editar': shepherds,
  'grupoLouvor.excluir': workers,
  'grupoLouvor.exportar': workers,
  'membroGrupoLouvor.escrever': workers,
  'ensaioLouvor.ler': workers,
  'ensaioLouvor.criar': workers,
  // also concludes and cancels
  'ensaioLouvor.editar': shepherds,
  'ensaioLouvor.exportar': workers,
  'setlistEnsaio.ler': shepherds,
  'setlistEnsaio.escrever': shepherds,
  'momentoCulto.ler': readers,
  'momentoCulto.escrever': workers,
  'momentoCulto.exportar': workers,

  'culto.ler': readers,
  'culto.escrever': workers,
  'culto.exportar': workers,
  'liturgiaCulto.ler': readers,
  'liturgiaCulto.escrever': workers,
  // everybody one's own presence; whoever serves, anybody's, and sees who came
  'presencaCulto.confirmar': everyone,
  'presencaCulto.registrar': workers,
  'presencaCulto.ler': workers,
  'presencaCulto.exportar': workers,

  'local.ler': readers,
  'local.escrever': workers,
  'local.exportar': workers,
  'departamento.ler': readers,
  'departamento.escrever': workers,
  'departamento.exportar': workers,

  'entrada.ler': readers,
  'entrada.escrever': workers,
  'entrada.exportar': workers,
  'saida.ler': readers,
  'saida.escrever': workers,
  'saida.exportar': workers,
  'centroCusto.ler': readers,
  'centroCusto.escrever': workers,
  'centroCusto.exportar': workers,
  'contaPagar.ler': readers,
  'contaPagar.escrever': workers,
  'contaPagar.exportar': workers,
  'contaReceber.ler': readers,
  'contaReceber.escrever': workers,
  'contaReceber.exportar': workers,
  // what somebody gives is private: members read their own alone
  'dizimo.ler': readers,
  'dizimo.lerDeTodos': workers,
  'dizimo.escrever': workers,
  'dizimo.exportar': workers,
  'orcamento.ler': readers,
  'orcamento.criar': workers,
  'orcamento.editar': shepherds,
  'orcamento.aprovar': shepherds,
  'orcamento.exportar': workers,
  'livroCaixa.ler': readers,
  'livroCaixa.exportar': workers,
  // who closes a month answers for its figures; only the church's administrator opens it again
  'fechamento.ler': readers,
  'fechamento.fechar': shepherds,
  'fechamento.reabrir': [perfis.administrator],

  'usuario.ler': readers,
  'usuario.lerDadosPessoais': workers,
  'usuario.escrever': stewards,
  'usuario.exportar': workers,
  'usuario.importar': stewards,
  'usuario.alterarPerfil': administrators,
  // cells with their members, and the cells' meetings with who came
  'celula.ler': readers,
  'celula.escrever': workers,
  'celula.exportar': workers,
  'encontro.ler': readers,
  'encontro.escrever': workers,
  'encontro.exportar': workers,
  'nivelUsuario.ler': readers,
  'nivelUsuario.escrever': administrators,

  'batismo.ler': readers,
  'batismo.criar': stewards,
  'batismo.excluir': workers,
  'batismo.exportar': workers,
  'visitaPastoral.ler': readers,
  'visitaPastoral.lerComentario': workers,
  'visitaPastoral.escrever': stewards,
  'visitaPastoral.exportar': workers,
  'reuniaoLideranca.ler': readers,
  'reuniaoLideranca.criar': workers,
  'reuniaoLideranca.editar': shepherds,
  'reuniaoLideranca.excluir': shepherds,
  'reuniaoLideranca.exportar': workers,
  // a draft; approved minutes are read as the meeting is
  'reuniaoLideranca.lerRascunhoAta': workers,
  'reuniaoLideranca.aprovarAta': shepherds,
  // and their members
  'evento.ler': readers,
  'evento.escrever': workers,
  'evento.exportar': workers,
  'missao.ler': readers,
  'missao.escrever': workers,
  'missao.exportar': workers,
  'campanhaMissoes.ler': readers,
  'campanhaMissoes.escrever': stewards,
  'campanhaMissoes.exportar': workers,
  // what was given is read by all; who gave it, besides oneself, by those who work
  'doacao.ler': readers,
  'doacao.lerDoador': workers,
  'doacao.escrever': stewards,
  'doacao.exportar': workers,
  // with their pupils
  'classeEBD.ler': readers,
  'classeEBD.escrever': workers,
  'classeEBD.exportar': workers,
  // lessons with who came; how often each pupil did is for those who work
  'aulaEBD.ler': readers,
  'aulaEBD.lerFrequencia': workers,
  'aulaEBD.escrever': workers,
  'aulaEBD.exportar': workers,

  'post.ler': readers,
  'post.escrever': workers,
  'post.exportar': workers,
  'tipoPost.ler': readers,
  'tipoPost.escrever': workers,
  'tipoPost.exportar': workers,

  'calendario.ler': readers,
  // an address of one's own, at which one's programs read it
  'calendario.assinar': readers,
  'calendario.revogar': readers,
  // any report asks besides for what it prints (features/relatorios/relatorio/fontes); the printed pages' root is the managers'
  'relatorio.ler': readers,
  'relatorio.abrirArea': administrators,

  'busca.ler': readers,
  'lixeira.restaurar': administrators,
  'auditoria.ler': administrators,
  'igreja.administrar': administrators,
  // what the church pays; the payment provider's pages
  'assinatura.administrar': administrators,
  // what even the platform leaves to the church's own administrator: a copy of everything, and the end of the account
  'igreja.exportar': [perfis.administrator],
  'igreja.encerrar': [perfis.administrator],
  'tokenApi.administrar': administrators,
  'tokenApi.revogar': administrators,
  'explorador.usar': administrators,

  // other tenants' records, /adm lists, outbox
  'plataforma.operar': platform,
} as const satisfies Record<string, readonly Perfil[]>

export type Action = keyof typeof table

/** An operation that needs no session. Every use of it is on the list that the access sweep prints and compares. */
export const publicAction = 'publico' as const
export type PublicAction = typeof publicAction

export const actions: Readonly<Record<Action, readonly Perfil[]>> = table

export const actionNames = Object.keys(table) as Action[]
