import { Button, Callout } from '@blueprintjs/core'
import { Clipboard, Print } from '@blueprintjs/icons'
import { copy } from '../../../kernel/ui'
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
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<Clipboard />} text="Copiar" onClick={() => copy(codes.join('\n'), 'Códigos copiados.')} />
        <Button icon={<Print />} text="Imprimir" onClick={() => window.print()} />
        <Button intent="primary" text="Já guardei" onClick={onDone} />
      </div>
    </div>
  )
}
