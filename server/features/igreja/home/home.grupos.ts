import { type RawBuilder, sql } from 'kysely'
import type { Modulo } from '../../../../schema/rules/acesso/modulos.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { gruposLiderados } from '../../culto/ensaio-louvor/index.js'
import { departamentosLiderados } from '../../culto/escala-culto/index.js'
import { ledClasses } from '../../ensino/aula-ebd/index.js'
import { ledMissoes } from '../../missoes/missao/index.js'
import { usesKind } from './home.uso.rules.js'

/** What comes next in a group: the lesson, the rehearsal, the worship service or the mission itself. */
interface NextCulto {
  id: number
  dia: DateOnly | null
  ate?: DateOnly | null
  hora?: string | null
  titulo?: string | null
  local?: string | null
  feito?: boolean
  quantos?: number
  confirmados?: number
}

interface Pessoa {
  id: number
  uuid: string
  name: string
  telefoneUsuario: string | null
  situacao: string
}

export interface Grupo {
  tipo: string
  id: number
  uuid: string
  nome: string
  proximo: NextCulto | null
  ultimo: { id: number; dia: DateOnly; presentes: number; visitantes: number } | null
  pessoas: Pessoa[]
}

const mostGroups = 8

interface Leader {
  idCliente: number
  /** id of the current user */
  me: number
  hoje: DateOnly
  /** what the church does not use */
  desligados: readonly Modulo[]
}

/**
 * SQL: the groups of other kinds than cells that the current user leads and may look after, of what the church uses, in
 * one JSON value.
 */
export function gruposOfLider(ctx: Context, { idCliente, me, hoje, desligados }: Leader): RawBuilder<Grupo[] | null> {
  const kinds = [
    usesKind(desligados, 'classeEBD') &&
      ctx.can('classeEBD.ler') &&
      ctx.can('aulaEBD.escrever') &&
      ledClasses(idCliente, me, hoje),
    usesKind(desligados, 'grupoLouvor') &&
      ctx.can('grupoLouvor.ler') &&
      ctx.can('ensaioLouvor.ler') &&
      gruposLiderados(idCliente, me, hoje, ctx.can('indisponibilidade.ler')),
    ctx.can('departamento.ler') &&
      departamentosLiderados(idCliente, me, hoje, ctx.can('culto.ler') && ctx.can('escalaCulto.ler')),
    usesKind(desligados, 'missao') && ctx.can('missao.ler') && ledMissoes(idCliente, me),
  ].flatMap((kind, turn) => (kind ? [sql`select ${sql.lit(turn)} as vez, grupo.* from (${kind}) grupo`] : []))
  if (kinds.length === 0) return sql`null::jsonb`
  return sql`(select jsonb_agg(to_jsonb(grupo) order by vez, ordem, id) from (
    select * from (${sql.join(kinds, sql` union all `)}) todos order by vez, ordem, id limit ${sql.lit(mostGroups)}) grupo)`
}

/** The groups with those phones that the current user may read. */
export const gruposAsSeen = (grupos: readonly Grupo[] | null, telefoneOf: (pessoa: Pessoa) => string | null): Grupo[] =>
  (grupos ?? []).map((grupo) => ({
    ...grupo,
    pessoas: grupo.pessoas.map((pessoa) => ({ ...pessoa, telefoneUsuario: telefoneOf(pessoa) })),
  }))
