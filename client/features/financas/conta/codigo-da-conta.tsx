import { Button } from '@blueprintjs/core'
import { Clipboard } from '@blueprintjs/icons'
import { useRef } from 'react'
import { copy } from '../../../kernel/ui'
import styles from './conta.module.css'

/** The boleto's line or the Pix code of a payable, which one tap copies for the bank's application. */
export function CodigoDaConta({ codigo }: { codigo: string }) {
  const text = useRef<HTMLTextAreaElement>(null)
  const boleto = /^\d+$/.test(codigo)
  return (
    <div className={styles.codigo}>
      <label>
        {boleto ? 'Linha do boleto' : 'Pix copia e cola'}
        <textarea ref={text} readOnly rows={2} value={codigo} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button
        icon={<Clipboard />}
        text="Copiar código"
        onClick={() => copy(codigo, 'Código copiado. Cole no aplicativo do banco.', text.current)}
      />
    </div>
  )
}
