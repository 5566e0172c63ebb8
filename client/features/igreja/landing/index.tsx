import { AnchorButton } from '@blueprintjs/core'
import { useHref } from 'react-router-dom'
import { Brand, useDocumentTitle } from '../../../kernel/ui'
import { Lamp } from '../publico'
import { igrejaUrls } from '../urls'
import styles from './landing.module.css'

export function Component() {
  useDocumentTitle('Gestão para igrejas')
  const login = useHref(igrejaUrls.login)
  const cadastro = useHref(igrejaUrls.cadastro)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand size={32} />
        <AnchorButton variant="minimal" href={login} text="Entrar" />
      </header>
      <main className={styles.hero}>
        <div>
          <h1>A vida da sua igreja, à luz de uma só candeia.</h1>
          <p>
            Pessoas, patrimônio, cultos e finanças organizados num só lugar, com calma e clareza, para a secretaria, a
            liderança e os membros.
          </p>
          <div className={styles.actions}>
            <AnchorButton intent="primary" size="large" href={cadastro} text="Criar conta" />
            <AnchorButton size="large" href={login} text="Entrar" />
          </div>
        </div>
        <div className={styles.scene}>
          <Lamp />
        </div>
      </main>
    </div>
  )
}
