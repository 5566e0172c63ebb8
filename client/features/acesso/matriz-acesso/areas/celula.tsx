import { Checkbox, HTMLSelect } from '@blueprintjs/core'
import { nomeNivel, SO_OS_PROPRIOS, textoAcesso } from '../niveis'
import styles from './areas.module.css'
import type { CelulaFragment } from './matriz.generated'
import type { Escolhas } from './use-escolhas'

const MAXIMO = 'o máximo deste perfil'

type Props = {
  celula: CelulaFragment | undefined
  /** 'Tesouraria: Membro' */
  label: string
  temGrupos: boolean
  escolhas: Escolhas
  canWrite: boolean
}

/** What one perfil may do in one area, with the choice of it. */
export function Celula({ celula, label, temGrupos, escolhas, canWrite }: Props) {
  // the permission table gives this perfil nothing here
  if (!celula)
    return (
      <p className={styles.fixa}>
        Nada <small>{MAXIMO}</small>
      </p>
    )
  if (escolhas.comoMembro.includes(celula.perfil)) return <p className={styles.fixa}>Como membro</p>
  const { nivel, alcance } = escolhas.of(celula)
  const most = celula.niveis.at(-1)
  const note = nivel === most && most !== 'escrever' ? MAXIMO : null
  if (!canWrite)
    return (
      <p className={styles.fixa}>
        {textoAcesso({ nivel, alcance })} {note && <small>{note}</small>}
      </p>
    )
  const changed = escolhas.changed(celula)
  return (
    <div className={styles.celula} data-changed={changed || undefined}>
      <HTMLSelect
        fill
        aria-label={label}
        value={nivel}
        onChange={({ currentTarget }) => escolhas.choose(celula, { nivel: currentTarget.value, alcance })}
      >
        {celula.niveis.map((each) => (
          <option key={each} value={each}>
            {nomeNivel(each)}
          </option>
        ))}
      </HTMLSelect>
      {temGrupos && nivel !== 'nada' && (
        <Checkbox
          label={SO_OS_PROPRIOS}
          aria-label={`${label}: ${SO_OS_PROPRIOS}`}
          checked={alcance === 'meus'}
          onChange={({ currentTarget }) =>
            escolhas.choose(celula, { nivel, alcance: currentTarget.checked ? 'meus' : 'tudo' })
          }
        />
      )}
      {note && <small>{note}</small>}
      {changed && <small className={styles.antes}>antes: {textoAcesso(celula)}</small>}
    </div>
  )
}
