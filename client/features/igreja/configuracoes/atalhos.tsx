import { Button, Switch } from '@blueprintjs/core'
import { useState } from 'react'
import { KeysDialog } from '../../../kernel/frame/keys'
import { singleKeys, switchSingleKeys } from '../../../kernel/ui'
import { Card } from './card'
import styles from './configuracoes.module.css'

/** The switch for single-key shortcuts. While they are off, only this button opens the list of shortcuts. */
export function Atalhos() {
  const [on, setOn] = useState(singleKeys)
  const [help, setHelp] = useState(false)
  const change = (next: boolean) => {
    switchSingleKeys(next)
    setOn(next)
  }
  return (
    <Card
      title="Teclado"
      text="Vale para este aparelho."
      actions={<Button text="Ver os atalhos" onClick={() => setHelp(true)} />}
    >
      <div className={styles.switch}>
        <Switch
          label="Atalhos de uma tecla"
          checked={on}
          onChange={(event) => change(event.currentTarget.checked)}
          aria-describedby="atalhos-ajuda"
        />
        <p id="atalhos-ajuda">
          A barra vai para a busca, as setas andam pelas linhas e a interrogação mostra os atalhos. Ctrl+K e Ctrl+Enter
          funcionam sempre.
        </p>
      </div>
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </Card>
  )
}
