import { CopyField } from '../../../kernel/copying'
import styles from './conta.module.css'

/** The boleto's line or the Pix code of a payable, which one tap copies for the bank's application. */
export function CodigoDaConta({ codigo }: { codigo: string }) {
  const boleto = /^\d+$/.test(codigo)
  return (
    <div className={styles.codigo}>
      <CopyField
        label={boleto ? 'Linha do boleto' : 'Pix copia e cola'}
        value={codigo}
        copyText="Copiar código"
        done="Código copiado. Cole no aplicativo do banco."
      />
    </div>
  )
}
