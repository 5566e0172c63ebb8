import { AnchorButton, Button } from '@blueprintjs/core'
import { Share } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { Can } from '../../../kernel/session'
import { igrejaUrls } from '../urls'
import { Card } from './card'
import styles from './configuracoes.module.css'

/** Tools for developers who connect other systems. */
export function Ferramentas() {
  const navigate = useNavigate()
  return (
    <div className={styles.panel}>
      <Card
        title="API REST"
        text="Documentação de todos os caminhos, com uma página para experimentar."
        actions={
          <AnchorButton
            href="/api/docs"
            target="_blank"
            rel="noreferrer"
            endIcon={<Share />}
            text="Abrir documentação"
          />
        }
      />
      <Can action="explorador.usar">
        <Card
          title="Explorador GraphQL"
          text="Escreva consultas, veja o esquema e experimente com os dados da sua igreja."
          actions={<Button text="Abrir explorador" onClick={() => navigate(igrejaUrls.explorador)} />}
        />
      </Can>
    </div>
  )
}
