import { p } from '@mikro-orm/core'
import { softDelete, tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { numberTrigger } from '../numero/numero.entity.js'

/** Columns that income and expenses share. `valor` is negative in a reversal (`idEstornado`), and only there. */
export const lancamentoColumns = {
  ...tenantColumns,
  ...softDelete,
  descricao: p.string().length(255),
  data: p.date(),
  categoria: p.smallint(),
  valor: p.decimal('string').precision(14).scale(2),
  origem: p.string().length(30).nullable(),
  /** id of the record that created the entry; `origem` names its table, so there is no foreign key */
  idOrigem: p.integer().nullable(),
  /** counts the entries of one record, from 1; a record gets its next entry after the previous one was reversed */
  vez: p.smallint().default(1),
  idEstornado: p.integer().nullable(),
  idCentroCusto: p.integer().nullable(),
  /** null: the church's general account */
  idContaFinanceira: p.integer().nullable(),
  /** of a day before the opening balance of its account, which has this money already (ADR 0036) */
  historico: p.boolean().default(false),
  /** the church's own category, below the root `categoria`; null: the root itself */
  idCategoria: p.integer().nullable(),
  busca: p
    .text()
    .nullable()
    .generated((c) => `(normalizar(${c.descricao})) stored`),
}

/**
 * The table of income or expenses: `...lancamentoTable('entrada', origensEntrada)`.
 * @param origens the features whose records create such entries
 */
export function lancamentoTable(tableName: 'entrada' | 'saida', origens: readonly string[]) {
  const table = tenantTable(tableName)
  const list = origens.map((origin) => `'${origin}'`).join(', ')
  return {
    ...table,
    triggers: [
      ...table.triggers,
      ...closedMonthTriggers(tableName),
      ...monthlySumTriggers(tableName),
      reconciledTrigger(tableName),
      historyTrigger(tableName),
      numberTrigger(tableName),
    ],
    indexes: [
      uniqueInTenant(`${tableName}_uuid`, 'uuid'),
      // No amount is counted twice: a record gets its next entry (`vez`) only after the previous one was reversed, and
      // an entry is reversed at most once. Deleted entries do not count.
      alive(`${tableName}_origem`, 'unique', '"origem", "id_origem", "vez"', 'and "origem" is not null'),
      alive(`${tableName}_estornado`, 'unique', '"id_estornado"', 'and "id_estornado" is not null'),
      // index-only scans for lists, months and the cash book
      alive(
        `${tableName}_periodo`,
        '',
        '"data", "id"',
        '',
        'include ("valor", "categoria", "id_categoria", "id_centro_custo")',
      ),
      alive(
        `${tableName}_categoria_propria`,
        '',
        '"id_categoria", "data"',
        'and "id_categoria" is not null',
        'include ("valor")',
      ),
      alive(`${tableName}_conta`, '', '"id_conta_financeira", "data"', '', 'include ("valor")'),
      alive(
        `${tableName}_centro_custo`,
        '',
        '"id_centro_custo", "data"',
        'and "id_centro_custo" is not null',
        'include ("valor")',
      ),
    ],
    checks: [
      { name: `${tableName}_categoria`, expression: 'categoria > 0 and categoria < 6' },
      { name: `${tableName}_valor`, expression: 'valor <> 0 and (valor < 0) = (id_estornado is not null)' },
      {
        name: `${tableName}_origem_conhecida`,
        expression: `(origem is null) = (id_origem is null) and (origem is null or (id_estornado is null and origem in (${list})))`,
      },
      { name: `${tableName}_vez`, expression: 'vez >= 1 and (vez = 1 or origem is not null)' },
    ],
  }
}

/** An index over the church's entries that are not deleted. */
export const alive = (name: string, unique: '' | 'unique', columns: string, and = '', include = '') => ({
  name,
  expression: (_columns: unknown, table: { name: string }, index: string) =>
    `create ${unique} index "${index}" on "${table.name}" ("id_cliente", ${columns}) ${include} where "excluido_em" is null ${and}`.replace(
      / +/g,
      ' ',
    ),
})

/**
 * The trigger that refuses to delete an entry, or to change its amount or account, while a movement of the bank's
 * statement says that it is its money (function in the migration).
 */
export const reconciledTrigger = (table: string, columns = ['valor', 'id_conta_financeira']) => ({
  name: 'recusar_conciliado',
  timing: 'before' as const,
  events: ['update' as const],
  forEach: 'row' as const,
  expression: `create trigger "recusar_conciliado" before update on "${table}" for each row when (old.excluido_em is null and (${[
    'new.excluido_em is not null',
    ...columns.map((column) => `new.${column} is distinct from old.${column}`),
  ].join(' or ')})) execute function recusar_conciliado()`,
})

/** The trigger that keeps what an account's opening balance brings to the sums (function in the migration). */
const historyTrigger = (table: string) => ({
  name: 'historico_da_conta',
  timing: 'after' as const,
  events: ['update' as const],
  forEach: 'row' as const,
  expression: `create trigger "historico_da_conta" after update on "${table}" for each row when (old.historico or new.historico) execute function historico_da_conta()`,
})

/** Triggers that refuse every change to entries that count in a closed month (functions in the migration). */
export const closedMonthTriggers = (table: string) => ofStatements(table, 'mes_fechado', 'recusar_mes_fechado')

/** Triggers after which the sums of an entry's month, and those of later months, do not count (functions in the migration). */
export const monthlySumTriggers = (table: string) => ofStatements(table, 'soma_mensal', 'desfazer_soma')

const ofStatements = (table: string, name: string, calls: string) =>
  (
    [
      ['insert', 'referencing new table as depois'],
      ['update', 'referencing old table as antes new table as depois'],
      ['delete', 'referencing old table as antes'],
    ] as const
  ).map(([event, seen]) => ({
    name: `${name}_${event}`,
    timing: 'after' as const,
    events: [event],
    forEach: 'statement' as const,
    expression: `create trigger "${name}_${event}" after ${event} on "${table}" ${seen} for each statement execute function ${calls}_${event}()`,
  }))
