import { normaliseText } from '../../../../schema/rules/folding.js'
import { conflict } from '../../../kernel/base/errors.js'
import { from, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { Cliente } from '../../acesso/cliente/cliente.entity.js'
import { Departamento } from '../../pessoas/departamento/departamento.entity.js'
import { CentroCusto } from './centro-custo.entity.js'
import { type CentroCustoRow, read } from './centro-custo.queries.js'

const nome = 'Geral'

/**
 * The cost centre of a church that has no active one: 'Geral', of the department 'Geral'. Whoever writes a church's first
 * bill needs it, and may not be one of those who write cost centres or departments. It is made once: a second bill finds it.
 * @throws CONFLICT when the church has others
 */
export async function centroGeral(work: Writing): Promise<CentroCustoRow> {
  const { em, idCliente } = work
  // of two first bills at once, the second one waits
  await recordToChange(work, Cliente, idCliente)
  const alive = { idCliente, nomeOrdem: normaliseText(nome), excluidoEm: null }
  let centro = await em.findOne(CentroCusto, alive)
  if (centro?.status !== 1) {
    const other = await from(work, 'centro_custo')
      .select('id')
      .where('status', '=', 1)
      .where('excluidoEm', 'is', null)
      .executeTakeFirst()
    if (other) throw conflict('A igreja já tem centros de custo: escolha um deles.')
    const departamento =
      (await em.findOne(Departamento, alive)) ?? em.create(Departamento, { idCliente, tituloDepartamento: nome })
    await em.flush()
    centro ??= em.create(CentroCusto, { idCliente, nome, idDepartamento: departamento.id })
    centro.status = 1
    await em.flush()
  }
  return (await read(work, centro.id)) as CentroCustoRow
}
