/**
 * THE permission table (decisions.md, section 2): action -> perfis that may do it. Nothing else in the server or the client
 * derives a rule from a perfil number: the @perfil directives of the SDL, the use cases of both transports, the OpenAPI
 * document and the abilities that the client receives all read this table.
 *
 * `<resource>.ler` reads, `<resource>.escrever` creates, edits, deletes and changes states. A resource whose rules differ
 * by verb has one action per verb.
 */
const everyone = [-1, 0, 1, 2, 3, 4, 5] as const
const readers = [0, 1, 2, 3, 4, 5] as const
const stewards = [0, 1, 5] as const
const workers = [0, 1, 3, 4, 5] as const
const administrators = [0, 1] as const
const platform = [0] as const

export type Perfil = (typeof everyone)[number]

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

  'usuario.ler': readers,
  'usuario.lerDadosPessoais': workers,
  'usuario.escrever': stewards,
  'usuario.exportar': workers,
  'usuario.importar': stewards,
  'usuario.alterarPerfil': administrators,
  'nivelUsuario.ler': readers,
  'nivelUsuario.escrever': administrators,

  'busca.ler': readers,
  'lixeira.restaurar': administrators,
  'auditoria.ler': administrators,
  'igreja.administrar': administrators,
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
