import { Button } from '@blueprintjs/core'
import { Edit, Trash } from '@blueprintjs/icons'
import type { RefObject } from 'react'
import { meiosDizimo } from '../../../../../schema/rules/financas/dizimo.input'
import { Money } from '../../../../kernel/ui'
import styles from './folha.module.css'
import { keepFocus } from './keep-focus'
import type { Linha } from './rascunho'

type Props = {
  linhas: readonly Linha[]
  editing: number | undefined
  place: RefObject<HTMLTableSectionElement | null>
  onEdit: (index: number) => void
  onRemove: (index: number) => void
}

/** The entered lines, newest first. Each error is shown in its cell. */
export function Linhas({ linhas, editing, place, onEdit, onRemove }: Props) {
  if (linhas.length === 0) return <p className={styles.none}>As linhas aparecem aqui. Enter passa ao próximo campo.</p>
  return (
    <table className={styles.rows} aria-label="Linhas da folha">
      <thead>
        <tr>
          <th scope="col">Linha</th>
          <th scope="col">Membro</th>
          <th scope="col">Meio</th>
          <th scope="col">Valor</th>
          <th scope="col">
            <span className="visually-hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody ref={place}>
        {linhas
          .map((linha, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position on the sheet.
            <tr key={index} data-fault={linha.erros ? '' : undefined} data-editing={editing === index ? '' : undefined}>
              <td>{index + 1}</td>
              <td>
                {linha.nome}
                <Fault text={linha.erros?.idMembro} />
              </td>
              <td>
                {meiosDizimo[linha.meioDizimo]}
                <Fault text={linha.erros?.meioDizimo} />
              </td>
              <td>
                <Money value={linha.valorDizimo} />
                <Fault text={linha.erros?.valorDizimo} />
              </td>
              <td>
                <Button
                  variant="minimal"
                  icon={<Edit />}
                  aria-label={`Corrigir linha ${index + 1}`}
                  onMouseDown={keepFocus}
                  onClick={() => onEdit(index)}
                />
                <Button
                  variant="minimal"
                  icon={<Trash />}
                  aria-label={`Remover linha ${index + 1}`}
                  onMouseDown={keepFocus}
                  onClick={() => onRemove(index)}
                />
              </td>
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  )
}

const Fault = ({ text }: { text: string | undefined }) => (text ? <span className={styles.fault}>{text}</span> : null)
