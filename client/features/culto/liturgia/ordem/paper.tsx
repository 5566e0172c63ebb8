import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import paper from '../../../../kernel/paper/paper.module.css'
import { tituloCulto } from '../../culto'
import type { ItemLiturgiaFragment, OrdemDoCultoQuery } from './ordem.generated'
import styles from './paper.module.css'

type Props = { culto: OrdemDoCultoQuery['culto']; itens: readonly ItemLiturgiaFragment[]; onDone: () => void }

/**
 * The liturgy on one sheet, for the person who leads the worship service. Opens the print dialog and closes after it.
 */
export function Paper({ culto, itens, onDone }: Props) {
  const done = useRef(onDone)
  useEffect(() => {
    const over = () => done.current()
    window.addEventListener('afterprint', over, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', over)
  }, [])
  const people = [
    ['Local', culto.local?.nomeLocal],
    ['Dirigente', culto.dirigente?.name],
    ['Pregador', culto.pregador?.name],
  ].filter(([, value]) => value)
  return createPortal(
    <section className={`${paper.sheet} ${styles.sheet}`} aria-hidden="true">
      <h1>Ordem do culto</h1>
      <p>{tituloCulto(culto)}</p>
      <p>{people.map(([label, value]) => `${label}: ${value}`).join(' · ')}</p>
      <ol>
        {itens.map(({ id, titulo, descricao }) => (
          <li key={id}>
            <strong>{titulo}</strong>
            {descricao && <span>{descricao}</span>}
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  )
}
