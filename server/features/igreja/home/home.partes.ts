import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { eventosParaMim } from '../../agenda/evento/index.js'
import { ultimosPosts } from '../../comunicacao/post/index.js'
import { proximoCulto } from '../../culto/culto/index.js'
import { ausentes } from '../../culto/presenca-culto/index.js'
import { esperaNosLivros, ultimoFechamento } from '../../financas/fechamento/index.js'
import { celulasLideradas } from '../../pessoas/encontro/index.js'
import { proximasVisitas } from '../../pessoas/visita-pastoral/index.js'
import { avisarAte, semAviso } from '../incidente/index.js'
import { aniversariantes, pessoasNovas } from './home.queries.js'
import { celulaQueLidero, mesPassadoFechado } from './home.rules.js'

/** What a part needs: the current user, the church and its day. */
interface Visit {
  ctx: Context
  /** the church; for the platform's administrator, all churches */
  work: Reading
  /** reads one church, for the platform's administrator too */
  church: Reading & { idCliente: number }
  hoje: DateOnly
  /** id of the current user */
  me: number
}

/** Maximum number of listed items of each kind. */
const named = 6
const posts = 3
const eventosMostrados = 4
/** The number of days for which a person counts as new. */
const diasDeNovo = 30
const day = 86_400_000

/** The phone of this person, if the current user may read it. */
export const telefoneAsSeen =
  (ctx: Context) =>
  ({ id, telefoneUsuario }: { id: number; telefoneUsuario: string | null }) =>
    ctx.reachesPerson('usuario.lerTelefone', id) ? telefoneUsuario : null

/** The parts that one feature contributes, each with at most two statements. null: not for this user. */
const partes: Record<string, (visit: Visit) => Promise<unknown>> = {
  proximoCulto: async ({ ctx, church }) => (ctx.can('culto.ler') ? ((await proximoCulto(church)) ?? null) : null),

  posts: async ({ ctx, church }) => (ctx.can('post.ler') ? ultimosPosts(church, posts) : null),

  eventos: async ({ ctx, church, me }) => (ctx.can('evento.ler') ? eventosParaMim(church, me, eventosMostrados) : null),

  async celulasQueLidero({ ctx, church, hoje, me }) {
    if (!ctx.can('encontro.escrever')) return null
    const telefone = telefoneAsSeen(ctx)
    return (await celulasLideradas(church, me, hoje)).map((celula) => celulaQueLidero(celula, hoje, telefone))
  },

  /** For somebody who reads personal data only of the own groups, the birthdays there. */
  async aniversariantes({ ctx, work, hoje }) {
    if (!ctx.can('usuario.lerDadosPessoais')) return null
    const only = ctx.reachesAll('usuario.lerDadosPessoais') ? null : [...(ctx.viewer?.own?.people ?? [])]
    const pessoas = await aniversariantes(work, hoje, named, only)
    return { total: pessoas[0]?.total ?? 0, pessoas, soDosMeusGrupos: only !== null }
  },

  async cuidado({ ctx, church, hoje }) {
    if (!ctx.can('visitaPastoral.escrever')) return null
    const telefone = telefoneAsSeen(ctx)
    const faltam = ctx.can('presencaCulto.ler') ? await ausentes(church, hoje, named) : []
    return {
      visitas: await proximasVisitas(church, hoje, named),
      totalAusentes: faltam[0]?.total ?? 0,
      ausentes: faltam.map((pessoa) => ({ ...pessoa, telefoneUsuario: telefone(pessoa) })),
    }
  },

  async pessoasNovas({ ctx, work }) {
    if (!ctx.can('usuario.ler') || !ctx.reachesAll('usuario.lerDadosPessoais')) return null
    const pessoas = await pessoasNovas(work, new Date(Date.now() - diasDeNovo * day), named)
    return { total: pessoas[0]?.total ?? 0, pessoas }
  },

  async fechamento({ ctx, church, work, hoje }) {
    if (!ctx.can('fechamento.ler') || work.idCliente === null) return null
    const fechadoAte = (await ultimoFechamento(church))?.fechadoAte ?? null
    return { fechadoAte, mesPassadoFechado: mesPassadoFechado(fechadoAte, hoje) }
  },

  /** For those who enter what waits. Nothing of it lies in coming days. */
  async esperaNosLivros({ ctx, church, work, hoje }) {
    if (!ctx.can('fechamento.ler') || !ctx.can('entrada.escrever') || work.idCliente === null) return null
    const espera = await esperaNosLivros(ctx, church, hoje)
    const { movimentos, pix, devolucoes, contagens, aConferir } = espera
    return movimentos || pix || devolucoes || contagens || aConferir ? espera : null
  },

  async incidentes({ ctx, church, work, hoje }) {
    if (!ctx.can('incidente.ler') || work.idCliente === null) return null
    const terms = (await semAviso(church)).flatMap((incidente) => avisarAte(incidente) ?? []).sort()
    const [primeiro] = terms
    return primeiro ? { semAviso: terms.length, avisarAte: primeiro, vencido: primeiro < hoje } : null
  },
}

/** Reads those of the parts that the query requests. */
export async function lerPartes(visit: Visit, asked: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(partes)) if (asked.includes(name)) found[name] = await read(visit)
  return found
}
