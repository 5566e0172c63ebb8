import { useEffect, useRef } from 'react'
import { CopyField } from '../../../kernel/copying'
import { cnpjMask } from '../../../kernel/form/masked/masks'
import { DateText, Money } from '../../../kernel/ui'
import styles from './codigo.module.css'

/** A code, and what it is for in words. */
export type Gerado = {
  txid: string
  valor: string | null
  copiaECola: string
  qrCode: string
  recebedor: { igreja: string; cnpj: string | null; chave: string; nome: string; cidade: string }
  para: string
  /** until when it can be paid, of a charge; codes without it can always be paid */
  expiraEm?: string | null
}

/** The code on the screen, and whom it pays, so that people can compare it with what their bank shows. */
export function Codigo({
  recebedor,
  valor,
  copiaECola,
  qrCode,
  txid,
  para,
  expiraEm,
  className = '',
}: Gerado & { className?: string | undefined }) {
  const place = useRef<HTMLElement>(null)

  // on a phone the code stands below the form
  useEffect(() => place.current?.focus(), [])

  return (
    <section ref={place} tabIndex={-1} className={`${styles.codigo} ${className}`} aria-labelledby="codigo">
      <h2 id="codigo">Código Pix</h2>
      <img className={styles.code} src={qrCode} alt="Código QR do Pix" />
      <CopyField
        label="Pix copia e cola"
        value={copiaECola}
        rows={4}
        copyText="Copiar código"
        done="Código copiado. Cole no aplicativo do seu banco."
      />
      {expiraEm && (
        <p className={styles.hint}>
          Pode ser pago até <DateText value={expiraEm} />. Depois, gere outro código.
        </p>
      )}
      <h3>Quem recebe</h3>
      <p className={styles.hint}>Confira com o que o seu banco mostra antes de pagar.</p>
      <dl className={styles.facts}>
        <div>
          <dt>Para</dt>
          <dd>{para}</dd>
        </div>
        {valor && (
          <div>
            <dt>Valor</dt>
            <dd>
              <Money value={valor} />
            </dd>
          </div>
        )}
        <div>
          <dt>Igreja</dt>
          <dd>{recebedor.igreja}</dd>
        </div>
        {recebedor.cnpj && (
          <div>
            <dt>CNPJ</dt>
            <dd>{cnpjMask.show(recebedor.cnpj)}</dd>
          </div>
        )}
        <div>
          <dt>Nome no Pix</dt>
          <dd>
            {recebedor.nome}, {recebedor.cidade}
          </dd>
        </div>
        <div>
          <dt>Chave</dt>
          <dd>{recebedor.chave}</dd>
        </div>
        <div>
          <dt>Identificador</dt>
          <dd>{txid}</dd>
        </div>
      </dl>
    </section>
  )
}
