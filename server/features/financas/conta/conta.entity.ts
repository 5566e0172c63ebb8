import { p } from '@mikro-orm/core'
import {
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { numberTrigger } from '../numero/numero.entity.js'

/**
 * Columns that payables and receivables share. The instalments of one amount, and the records of a repetition,
 * have the same `serie` and are numbered by `parcela`. Only instalments have `totalParcelas`.
 */
export const contaColumns = {
  ...tenantColumns,
  ...softDelete,
  descricaoConta: p.string().length(255),
  valorConta: p.decimal('string').precision(14).scale(2),
  /** how much of it is paid or received; 0 in a record that was settled whole before payments were records */
  valorBaixado: p.decimal('string').precision(14).scale(2).default('0.00'),
  dataVencimentoConta: p.date(),
  /** open or settled. 'Overdue' follows from the due date and is not stored */
  statusConta: p.string().length(20),
  /** the person who is responsible; null: the church itself */
  responsavelUsuarioConta: p.integer().nullable(),
  idCentroCusto: p.integer(),
  /** the category of its ledger entries; null: 4 Conta */
  idCategoria: p.integer().nullable(),
  /** the day of the last payment, and of its ledger entry */
  dataEncerramentoConta: p.date().nullable(),
  serie: p.uuid().nullable(),
  parcela: p.smallint().nullable(),
  totalParcelas: p.smallint().nullable(),
  /** true for the newest record of a series that repeats: the next record is created after it */
  repete: p.boolean().default(false),
  /** how often a series repeats; null: every month */
  frequencia: p.string().length(10).nullable(),
  /** day of the month of a series that repeats; kept because the due date is earlier in short months */
  diaVencimento: p.smallint().nullable(),
  busca: p
    .text()
    .nullable()
    .generated((c) => `(normalizar(${c.descricaoConta})) stored`),
}

/** The table of payables or receivables: `...contaTable('conta_pagar', { aberto: 'aberto', encerrado: 'pago' })`. */
export function contaTable(
  tableName: 'conta_pagar' | 'conta_receber',
  { aberto, encerrado }: { aberto: string; encerrado: string },
) {
  const table = tenantTable(tableName)
  return {
    ...table,
    triggers: [...table.triggers, repeatingTrigger(tableName), numberTrigger(tableName)],
    indexes: [
      uniqueInTenant(`${tableName}_uuid`, 'uuid'),
      partial(`${tableName}_serie`, 'create unique', '"serie", "parcela"', '', '"serie" is not null'),
      partial(`${tableName}_repete`, 'create', '"data_vencimento_conta"', '', '"repete" and "excluido_em" is null'),
      // lists show open records first; the due-date queries read open records only, with what is left of them
      partial(
        `${tableName}_restante`,
        'create',
        '"data_vencimento_conta", "id"',
        'include ("valor_conta", "valor_baixado")',
        `"excluido_em" is null and "status_conta" = '${aberto}'`,
      ),
      partial(
        `${tableName}_encerramento`,
        'create',
        '"data_encerramento_conta"',
        '',
        '"data_encerramento_conta" is not null',
      ),
      tenantIndex(`${tableName}_vencimento`, 'data_vencimento_conta', 'id'),
      tenantIndex(`${tableName}_centro_custo`, 'id_centro_custo'),
      tenantIndex(`${tableName}_categoria`, 'id_categoria'),
      tenantIndex(`${tableName}_responsavel`, 'responsavel_usuario_conta'),
    ],
    checks: [
      { name: `${tableName}_valor`, expression: 'valor_conta > 0' },
      { name: `${tableName}_status`, expression: `status_conta in ('${aberto}', '${encerrado}')` },
      {
        name: `${tableName}_encerrada`,
        expression: `(status_conta = '${encerrado}') = (data_encerramento_conta is not null)`,
      },
      // a settled payable or receivable cannot be deleted, because its ledger entry still counts and refers to it
      { name: `${tableName}_excluida`, expression: `excluido_em is null or status_conta = '${aberto}'` },
      {
        name: `${tableName}_baixado`,
        expression: `valor_baixado >= 0 and valor_baixado <= valor_conta and (status_conta = '${encerrado}' or valor_baixado < valor_conta) and (excluido_em is null or valor_baixado = 0)`,
      },
      { name: `${tableName}_parcela`, expression: `(serie is null) = (parcela is null) and parcela >= 1` },
      {
        name: `${tableName}_parcelas`,
        expression: `total_parcelas is null or (parcela <= total_parcelas and not repete)`,
      },
      {
        name: `${tableName}_repetida`,
        expression: `not repete or (serie is not null and dia_vencimento is not null)`,
      },
      {
        name: `${tableName}_frequencia`,
        expression: `frequencia in ('semanal', 'mensal', 'bimestral', 'trimestral', 'semestral', 'anual')`,
      },
    ],
  }
}

/**
 * Makes the next record of a series repeat as the one before it does, because the version of the product before
 * `frequencia` does not write how often. The function is in the migration; it can go when nobody updates from that version.
 */
const repeatingTrigger = (table: string) => ({
  name: 'repetir_como_o_anterior',
  timing: 'before' as const,
  events: ['insert' as const],
  forEach: 'row' as const,
  expression: `create trigger "repetir_como_o_anterior" before insert on "${table}" for each row when (new.repete and new.frequencia is null) execute function repetir_como_o_anterior()`,
})

const partial = (name: string, create: string, columns: string, include: string, where: string) => ({
  name,
  expression: (_columns: unknown, table: { name: string }, index: string) =>
    `${create} index "${index}" on "${table.name}" ("id_cliente", ${columns}) ${include} where ${where}`.replace(
      / +/g,
      ' ',
    ),
})
