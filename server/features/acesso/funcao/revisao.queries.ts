import { sql } from 'kysely'
import type { Perfil } from '../../../kernel/access/actions.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { acessosDe, titulosDe } from '../matriz-acesso/index.js'
import { accessRules } from '../sessao/index.js'
import { columns } from './funcao.queries.js'
import { acrescentados, type Limite, listaDeAcessos } from './revisao.rules.js'

type Work = Pick<Reading, 'db' | 'idCliente'>

/** The most people whom one answer lists; the others follow once these are reviewed. */
const named = 100

export const funcoesARevisar = (work: Work) =>
  from(work, 'funcao')
    .select(columns)
    .where('aRevisar', '=', true)
    .where('excluidoEm', 'is', null)
    .orderBy('nomeOrdem')
    .orderBy('id')
    .execute()

/** People with a limit, what it says, and the rules of their access with and without it. */
const limitados = (work: Work) =>
  from(work, 'usuario')
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.perfil'])
    .select(sql<Limite>`usuario.limite_acesso`.as('limite'))
    .select(sql<string | null>`${sql.raw(accessRules('usuario'))}`.as('regras'))
    .where('usuario.limiteAcesso', 'is not', null)
    .where('usuario.excluidoEm', 'is', null)

type Limitado = Awaited<ReturnType<ReturnType<typeof limitados>['execute']>>[number]

/** With what the person could do besides, if an administrator lifted the limit now. */
function comAcrescimo({ perfil, regras, limite, ...pessoa }: Limitado) {
  const grants = (rules: string | null) => acessosDe(grantsFrom(perfil as Perfil, rules))
  const livres = regras && JSON.stringify({ ...JSON.parse(regras), limite: null })
  const mais = acrescentados(grants(regras), grants(livres))
  return {
    pessoa,
    meus: titulosDe(limite.meus),
    acrescenta: listaDeAcessos(mais, (area) => titulosDe([area])[0] ?? area) || null,
  }
}

export const limitesARevisar = async (work: Work) =>
  (
    await limitados(work)
      .where(sql<boolean>`not (usuario.limite_acesso ->> 'revisado')::boolean`)
      .orderBy('usuario.nomeOrdem')
      .orderBy('usuario.id')
      .limit(named)
      .execute()
  ).map(comAcrescimo)

/** The limit of this person; undefined without one. */
export async function limiteDe(work: Work, ref: RecordRef) {
  const row = await limitados(work).where(isRecord('usuario', ref)).executeTakeFirst()
  return row && comAcrescimo(row)
}

/** How much administrators have to review; null unless rights became a union in this church and nobody has read of it. */
export async function acessoMudou({ db, idCliente }: Pick<Reading, 'db'> & { idCliente: number }) {
  const { rows } = await sql<{ funcoes: number; limites: number }>`
    select (select count(*)::int from funcao where id_cliente = ${idCliente} and a_revisar and excluido_em is null) as funcoes,
      (select count(*)::int from usuario where id_cliente = ${idCliente} and excluido_em is null
        and not (limite_acesso ->> 'revisado')::boolean) as limites`.execute(db)
  return rows[0] ?? null
}
