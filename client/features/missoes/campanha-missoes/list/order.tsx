import { HTMLSelect } from '@blueprintjs/core'
import type { Column, ListState, Order } from '../../../../kernel/list'

type Props<Row, Field extends string> = {
  list: Pick<ListState<Field>, 'order' | 'orderBy'>
  columns: Column<Row, Field>[]
}

/** Cards have no column heads to click. This select offers every sort field in both directions. */
export function CardOrder<Row, Field extends string>({ list, columns }: Props<Row, Field>) {
  const choices = columns.flatMap(({ sort, title }) =>
    sort
      ? [
          { value: `${sort}:ASC`, label: `Ordem: ${title}, crescente` },
          { value: `${sort}:DESC`, label: `Ordem: ${title}, decrescente` },
        ]
      : [],
  )
  return (
    <HTMLSelect
      aria-label="Ordenar por"
      value={`${list.order.campo}:${list.order.direcao}`}
      options={choices}
      onChange={({ currentTarget: { value } }) => {
        const [campo, direcao] = value.split(':') as [Field, Order<Field>['direcao']]
        list.orderBy({ campo, direcao })
      }}
    />
  )
}
