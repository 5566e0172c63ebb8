import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest, latest } from '../days.js'
import { deleteRecords } from '../delete.js'
import { drawAssets, type PlannedAsset } from './assets.js'
import { type Inventory, kinds, type Tipo } from './catalog.js'

/** The church's assets, and a few deleted ones. */
export const patrimonio: DemoArea = async (demo) => {
  const { work, church, random, today, idUsuario } = demo
  const finish = await makeFinish(demo)
  const items = planned(demo, church.inventory.items).map(finish)
  await work.db.insertInto('patrimonio').values(items).execute()

  const discarded = planned(demo, church.inventory.discarded, [2400, 3900]).map((asset) => ({
    ...finish(asset),
    estadoConservacaoPatrimonio: 'Inservível',
    valorAtualPatrimonio: '0.00',
  }))
  const keys = await work.db.insertInto('patrimonio').values(discarded).returning('id').execute()
  const ids = keys.map(({ id }) => id)
  const when = new Date(`${addDays(today, -random.int(5, 60))}T14:10:00Z`)
  await deleteRecords(work, 'patrimonio', ids, { idUsuario, when })
}

/**
 * Plans all assets of an inventory, in the order of purchase.
 * @param bought replaces the range of Kind
 */
function planned({ random, today }: Demo, inventory: Inventory['items'], bought?: readonly [number, number]) {
  const types = Object.keys(inventory) as Tipo[]
  return types
    .flatMap((tipo) => (inventory[tipo] ?? []).flatMap((item) => drawAssets(random, tipo, item, today, bought)))
    .sort((a, b) => a.dataAquisicaoPatrimonio.localeCompare(b.dataAquisicaoPatrimonio))
}

/** Returns a function that adds the type's id, the next code of the type, and the person responsible at that place. */
async function makeFinish({ work: { db, idCliente }, random, today, start, people }: Demo) {
  const types = await db
    .selectFrom('tipo_patrimonio')
    .select(['id', 'tipoPatrimonio'])
    .where('idCliente', '=', idCliente)
    .execute()
  const idOfType = new Map(types.map(({ id, tipoPatrimonio }) => [tipoPatrimonio, id]))
  const trusted = people.filter(({ perfil, usuarioAtivo }) => perfil > 2 && usuarioAtivo)
  const keepers = new Map<string, string>()
  const lastOfType = new Map<Tipo, number>()

  return ({ tipo, ...columns }: PlannedAsset) => {
    const number = (lastOfType.get(tipo) ?? 0) + 1
    lastOfType.set(tipo, number)
    const place = `${tipo}/${columns.localizacaoPatrimonio}`
    const responsavelPatrimonio = keepers.get(place) ?? random.pick(trusted).name
    keepers.set(place, responsavelPatrimonio)
    // assets older than the system were entered in its first months
    const entered = latest(
      addDays(start, random.int(5, 90)),
      addDays(columns.dataAquisicaoPatrimonio, random.int(1, 12)),
    )
    const createdAt = new Date(`${earliest(entered, addDays(today, -2))}T17:30:00Z`)
    return {
      ...columns,
      idCliente,
      tipoPatrimonio: idOfType.get(tipo) as number,
      codigoPatrimonio: `${kinds[tipo].code}-${String(number).padStart(3, '0')}`,
      responsavelPatrimonio,
      createdAt,
      updatedAt: createdAt,
    }
  }
}
