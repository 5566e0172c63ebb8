import { FormGroup, HTMLSelect } from '@blueprintjs/core'
import { useState } from 'react'
import styles from './form.module.css'

type Funcao = { id: number; nome: string; acoes: string[] }

type Props = {
  /** The church's other functions, with their permissions that this one may have. */
  funcoes: readonly Funcao[]
  chosen: readonly string[]
  onChange: (acoes: string[]) => void
}

/** Combines functions: adds the permissions of another one to those that are already chosen. */
export function Somar({ funcoes, chosen, onChange }: Props) {
  const [text, setText] = useState('')
  if (funcoes.length === 0) return null
  const add = (id: string) => {
    const funcao = funcoes.find((one) => String(one.id) === id)
    if (!funcao) return
    const added = funcao.acoes.filter((acao) => !chosen.includes(acao))
    onChange([...chosen, ...added])
    setText(
      funcao.acoes.length === 0
        ? `Nenhuma permissão de ${funcao.nome} se limita aos próprios grupos.`
        : added.length === 0
          ? `Todas as permissões de ${funcao.nome} já estavam marcadas.`
          : `${added.length === 1 ? 'Uma permissão' : `${added.length} permissões`} de ${funcao.nome} ${added.length === 1 ? 'somada' : 'somadas'}.`,
    )
  }
  return (
    <FormGroup className={styles.somar} label="Somar as permissões de" labelFor="somar">
      <HTMLSelect id="somar" value="" onChange={(event) => add(event.currentTarget.value)}>
        <option value="">Escolha outra função…</option>
        {funcoes.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </HTMLSelect>
      <p className={styles.somado} role="status">
        {text}
      </p>
    </FormGroup>
  )
}
