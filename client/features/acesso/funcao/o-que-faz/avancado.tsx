import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { PerfilDialog } from '../../usuario'
import { AtribuirDialog } from '../atribuir-dialog'
import { Escolha } from './escolha'
import type { OQueFazQuery } from './o-que-faz.generated'
import styles from './o-que-faz.module.css'
import type { Resposta } from './respostas'

type Props = {
  usuario: OQueFazQuery['usuario']
  /** functions that hold in the groups alone that a person leads */
  dosGrupos: readonly Resposta[]
  marcadas: ReadonlySet<string>
  onMarcar: (key: string, marcada: boolean) => void
}

/** For who needs it: the perfil, functions for own groups, and functions with a first and a last day. */
export function Avancado({ usuario, dosGrupos, marcadas, onMarcar }: Props) {
  const [open, setOpen] = useState<'perfil' | 'periodo'>()
  return (
    <details className={styles.avancado}>
      <summary>Avançado</summary>
      <p>Perfil: {usuario.nomePerfil}. Em geral não é preciso mudar: o que a pessoa pode vem do que ela faz.</p>
      <div className={styles.botoes}>
        {usuario.acoesPermitidas.includes('alterarPerfil') && (
          <Button variant="outlined" text="Mudar perfil" onClick={() => setOpen('perfil')} />
        )}
        <Button variant="outlined" text="Dar função por um período" onClick={() => setOpen('periodo')} />
      </div>
      <Escolha
        titulo="Funções que só valem nos grupos que a pessoa lidera"
        ajuda="Quem lidera um grupo já cuida dele. Estas funções dão algo a mais, por exemplo ver os e-mails das pessoas do grupo."
        respostas={dosGrupos}
        marcadas={marcadas}
        onMarcar={onMarcar}
      />
      {open === 'perfil' && <PerfilDialog usuario={usuario} onClose={() => setOpen(undefined)} />}
      {open === 'periodo' && <AtribuirDialog usuario={usuario} onClose={() => setOpen(undefined)} />}
    </details>
  )
}
