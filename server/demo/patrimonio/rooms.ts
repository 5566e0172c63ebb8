import { sql } from 'kysely'
import type { DemoArea } from '../context.js'

/** Assets whose location has the name of one of the church's places belong to it; stage and sound booth to the temple. */
export const rooms: DemoArea = async ({ work: { db, idCliente }, church }) => {
  const main = church.locais[0]?.nomeLocal ?? ''
  await sql`
    update patrimonio set id_local = local.id from local
    where patrimonio.id_cliente = ${idCliente} and local.id_cliente = ${idCliente}
      and local.nome_local = case when patrimonio.localizacao_patrimonio in ('Palco', 'Cabine de som', 'Cabine de transmissão')
        then ${main} else patrimonio.localizacao_patrimonio end`.execute(db)
}
