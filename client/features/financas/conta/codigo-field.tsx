import { FormGroup, InputGroup } from '@blueprintjs/core'
import { useId } from 'react'
import { formatDate, formatMoney } from '../../../kernel/ui'
import { type CodigoLido, lerCodigo } from './codigo'
import styles from './conta.module.css'

type Props = {
  /** Today, 'AAAA-MM-DD'. */
  today: string
  /** The code that the form holds, and why the server refused it. */
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  /** Called with what the code says, to fill in the form. */
  onRead: (lido: CodigoLido) => void
}

/** A field for a boleto's line or a Pix code, which fills in the payable and is kept with it. */
export function CodigoField({ today, value: text, error, onChange, onRead }: Props) {
  const id = useId()
  const read = text.trim() === '' ? null : lerCodigo(text, today)
  const fault = (read && 'erro' in read ? read.erro : undefined) ?? error
  const change = (next: string) => {
    onChange(next)
    const found = next.trim() === '' ? null : lerCodigo(next, today)
    if (found && !('erro' in found)) onRead(found)
  }
  return (
    <FormGroup
      className={styles.code}
      label="Boleto ou Pix"
      labelFor={id}
      intent={fault ? 'danger' : 'none'}
      helperText={
        <output id={`${id}-help`}>
          {fault ??
            (read && !('erro' in read)
              ? said(read)
              : 'Cole a linha do boleto ou o Pix copia e cola: preenche a conta e fica guardado nela.')}
        </output>
      }
    >
      <InputGroup
        id={id}
        value={text}
        onValueChange={change}
        placeholder="Opcional"
        autoComplete="off"
        inputMode="text"
        aria-describedby={`${id}-help`}
        aria-invalid={fault ? true : undefined}
        intent={fault ? 'danger' : undefined}
      />
    </FormGroup>
  )
}

const said = ({ tipo, de, banco, valor, vencimento }: CodigoLido): string =>
  [
    de ? `${tipo}: ${de}` : `${tipo} do banco ${banco}`,
    valor ? formatMoney(valor) : 'sem valor',
    ...(vencimento ? [`vence em ${formatDate(vencimento)}`] : []),
  ].join(', ') + (de ? '' : '. A linha não diz a quem se paga: escreva na descrição.')
