import { HTMLSelect } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import type { Column, ListState } from '../../../../kernel/list'

type Props<Row, Field extends string> = {
  list: Pick<ListState<Field>, 'order'>
  columns: Column<Row, Field>[]
}

/** Cards have no heads to press: both ways of every order, in one list. */
export function CardOrder<Row, Field extends string>({ list, columns }: Props<Row, Field>) {
  const [, setParams] = useSearchParams()
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
      onChange={({ currentTarget: { value } }) =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current)
            next.delete('pagina')
            next.set('ordem', value)
            return next
          },
          { preventScrollReset: true },
        )
      }
    />
  )
}
