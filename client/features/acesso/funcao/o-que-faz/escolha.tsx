import { InputGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { normaliseText } from '../../../../../schema/rules/folding'
import styles from './o-que-faz.module.css'
import type { Resposta } from './respostas'

type Props = {
  titulo: string
  ajuda?: string
  respostas: readonly Resposta[]
  marcadas: ReadonlySet<string>
  /** answers that stay ticked here, and why */
  fixas?: ReadonlyMap<string, string>
  onMarcar: (key: string, marcada: boolean) => void
}

/** More answers than these get a field that finds them. */
const manyAnswers = 12

/** Ready answers, of which several may be ticked. */
export function Escolha({ titulo, ajuda, respostas, marcadas, fixas, onMarcar }: Props) {
  const [busca, setBusca] = useState('')
  const many = respostas.length > manyAnswers
  const sought = normaliseText(busca)
  const shown = respostas.filter(
    ({ key, texto }) => !many || marcadas.has(key) || fixas?.has(key) || normaliseText(texto).includes(sought),
  )
  if (respostas.length === 0) return null
  return (
    <fieldset className={styles.escolha}>
      <legend>{titulo}</legend>
      {ajuda && <p className={styles.ajuda}>{ajuda}</p>}
      {many && (
        <InputGroup
          type="search"
          value={busca}
          placeholder="Procurar nesta lista"
          aria-label={`Procurar em ${titulo}`}
          onValueChange={setBusca}
        />
      )}
      <div className={styles.respostas}>
        {shown.map(({ key, texto, ajuda: help }) => {
          const fixa = fixas?.get(key)
          return (
            <label key={key}>
              <input
                type="checkbox"
                checked={fixa !== undefined || marcadas.has(key)}
                disabled={fixa !== undefined}
                onChange={(event) => onMarcar(key, event.target.checked)}
              />
              <span>
                {texto}
                {(fixa ?? help) && <small>{fixa ?? help}</small>}
              </span>
            </label>
          )
        })}
      </div>
      {shown.length === 0 && <p className={styles.ajuda}>Nada com este nome.</p>}
    </fieldset>
  )
}
