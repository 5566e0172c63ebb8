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

  'busca.ler': readers,
  'lixeira.restaurar': administrators,
  'auditoria.ler': administrators,
  'igreja.administrar': administrators,
  // what the church pays; the payment provider's pages
  'assinatura.administrar': administrators,
  'tokenApi.administrar': administrators,
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
