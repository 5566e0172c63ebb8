import { sql } from 'kysely'
import type { DemoArea } from '../context.js'

/** Each rehearsal with songs is for the next worship service within a week that no other rehearsal is for. */
export const ensaiosOfCultos: DemoArea = async ({ work: { db, idCliente } }) => {
  await sql`
    update ensaio_louvor set id_culto = found.id_culto from (
      select distinct on (culto.id) culto.id as id_culto, ensaio.id as id_ensaio
      from ensaio_louvor ensaio
        cross join lateral (
          select id from culto
          where culto.id_cliente = ensaio.id_cliente and culto.excluido_em is null and culto.status_culto <> 'cancelado'
            and culto.data_culto between ensaio.data_ensaio + 1 and ensaio.data_ensaio + 7
          order by extract(dow from culto.data_culto) = 0 desc, culto.data_culto, culto.hora_culto desc limit 1) culto
      where ensaio.id_cliente = ${idCliente} and ensaio.status_ensaio <> 'Cancelado'
        and exists (select from setlist_ensaio s where s.id_cliente = ensaio.id_cliente and s.id_ensaio = ensaio.id)
      order by culto.id, ensaio.id) found
    where ensaio_louvor.id_cliente = ${idCliente} and ensaio_louvor.id = found.id_ensaio`.execute(db)
}
