import { formatLongDate } from '../../../../kernel/ui'
import type { BatismosQuery } from './batismos.generated'

type Data = BatismosQuery['batismos']['datas'][number]

/** The heading of a date. If the page shows only some of the date's baptisms, the heading contains which. */
export function DataBatismo({ data, shown }: { data: Data; shown: number }) {
  return (
    <>
      {formatLongDate(data.dataBatismo)} <small>{amount(data, shown)}</small>
    </>
  )
}

function amount({ quantidade, primeiro }: Data, shown: number): string {
  const all = `${quantidade} ${quantidade === 1 ? 'batismo' : 'batismos'}`
  if (shown >= quantidade) return all
  const last = primeiro + shown - 1
  const part = shown === 1 ? `${primeiro} de ${all}` : `${primeiro} a ${last} de ${all}`
  return last < quantidade ? `${part}, continua na próxima página` : `${part}, continuação da página anterior`
}
