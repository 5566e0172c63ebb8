import { Button, Callout } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { CopyField } from '../../../kernel/copying'
import styles from './configuracoes.module.css'

/**
 * Recovery codes, which are shown only once. Each code can replace the authenticator app once, when the phone is lost.
 */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={styles.body} style={{ maxWidth: 'none' }}>
      <Callout intent="warning" title="Guarde os seus códigos de recuperação">
        Eles aparecem só agora. Cada um vale uma vez e abre a sua conta se você perder o celular.
      </Callout>
      <div className={styles.codes}>
        <CopyField label="Códigos de recuperação" value={codes.join('\n')} rows={codes.length}>
          <Button text="Já guardei" onClick={onDone} />
          <Button icon={<Print />} text="Imprimir" onClick={() => window.print()} />
        </CopyField>
      </div>
    </div>
  )
}
