import { Button, HTMLSelect } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { useEffect, useId, useRef } from 'react'
import styles from './list.module.css'
import type { ListPage } from './page'
import { type ListState, PAGE_SIZES } from './use-list'

type Props = {
  list: Pick<ListState, 'page' | 'size' | 'goTo' | 'resize'> & { sizes?: readonly number[] }
  page: ListPage<unknown>
}

/** Space (px) for the top bar. */
const TOP = 72

const number = new Intl.NumberFormat('pt-BR')

/** Shows which rows of how many are visible, with the buttons for the other pages. */
export function Pager({ list, page }: Props) {
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const total = page.total ?? 0
  const last = Math.max(1, Math.ceil(total / list.size))

  // The only row of the last page may have been deleted: then this goes to the page before it.
  const { goTo } = list
  const beyond = !page.loading && !page.failed && total > 0 && list.page > last
  useEffect(() => {
    if (beyond) goTo(last)
  }, [beyond, last, goTo])

  /** Scrolls to the first row of the new page. */
  const turn = (to: (present: number) => number) => {
    list.goTo(to)
    const top = nav.current?.previousElementSibling?.getBoundingClientRect().top ?? TOP
    if (top < TOP) window.scrollBy(0, top - TOP)
  }

  if (total === 0) return null
  const from = (list.page - 1) * list.size + 1
  const to = Math.min(list.page * list.size, total)
  return (
    <nav ref={nav} className={styles.pager} aria-label="Páginas da lista">
      <output className={styles.count}>
        {number.format(from)}–{number.format(to)} de {number.format(total)}
      </output>
      <label className={styles.sizes} htmlFor={id}>
        Linhas por página
        <HTMLSelect
          id={id}
          value={list.size}
          options={[...(list.sizes ?? PAGE_SIZES)]}
          onChange={(event) => list.resize(Number(event.currentTarget.value))}
        />
      </label>
      <Button
        variant="outlined"
        icon={<ChevronLeft />}
        aria-label="Página anterior"
        disabled={list.page <= 1}
        onClick={() => turn((present) => Math.max(1, present - 1))}
      />
      <span className={styles.place}>
        {number.format(list.page)} / {number.format(last)}
      </span>
      <Button
        variant="outlined"
        icon={<ChevronRight />}
        aria-label="Próxima página"
        disabled={list.page >= last}
        onClick={() => turn((present) => Math.min(last, present + 1))}
      />
    </nav>
  )
}
