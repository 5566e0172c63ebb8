import styles from './configuracoes.module.css'
import { DoisFatores } from './dois-fatores'
import { NomeAcesso } from './nome-acesso'
import { Senha } from './senha'
import { Sessoes } from './sessoes'

export function Seguranca() {
  return (
    <div className={styles.panel}>
      <Senha />
      <NomeAcesso />
      <DoisFatores />
      <Sessoes />
    </div>
  )
}
