import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { useState } from 'react'
import { useGroupCrumb } from '../../../kernel/feature'
import { Can } from '../../../kernel/session'
import { ErrorState, PageHeader, Skeleton } from '../../../kernel/ui'
import { abilities } from '../acoes'
import { pessoas, Secoes, SO_OS_PROPRIOS } from '../matriz-acesso'
import { type NivelFragment, useNivelUsuariosQuery } from './nivel-usuario.generated'
import styles from './nivel-usuario.module.css'
import { RenameDialog } from './rename-dialog'

export { NivelUsuariosDocument } from './nivel-usuario.generated'

/** The perfis of this church: their names, and their permissions, which the server enforces. */
export function Component() {
  const { data, error, refetch } = useNivelUsuariosQuery()
  const [renaming, setRenaming] = useState<NivelFragment | null>(null)
  return (
    <>
      <PageHeader
        title="Níveis de acesso"
        crumbs={useGroupCrumb('nivelUsuario')}
        description="O que cada perfil pode fazer na sua igreja. Os nomes podem ser adaptados à linguagem dela; o que cada um vê e faz se decide em Áreas."
      />
      <Secoes />
      {error && !data ? (
        <ErrorState
          text="Não foi possível carregar os níveis de acesso."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <div className={styles.levels}>
          {data
            ? data.nivelUsuarios.map((nivel) => <Level key={nivel.perfil} nivel={nivel} onRename={setRenaming} />)
            : [1, 2, 3].map((key) => (
                <section key={key} className={styles.level}>
                  <Skeleton height={20} width="40%" />
                  <Skeleton width="90%" />
                  <Skeleton width="70%" />
                </section>
              ))}
        </div>
      )}
      {renaming && <RenameDialog nivel={renaming} onClose={() => setRenaming(null)} />}
    </>
  )
}

function Level({ nivel, onRename }: { nivel: NivelFragment; onRename: (nivel: NivelFragment) => void }) {
  const { nome, nomePadrao, resumo, acoes, acoesMeus, perfil, quantidadeUsuarios } = nivel
  return (
    <section className={styles.level}>
      <header>
        <div>
          <h2>{nome}</h2>
          <p>
            {[perfil >= 0 && `Perfil ${perfil}`, nome !== nomePadrao && nomePadrao, pessoas(quantidadeUsuarios)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Can action="nivelUsuario.escrever">
          <Button variant="minimal" icon={<Edit />} aria-label={`Renomear ${nome}`} onClick={() => onRename(nivel)} />
        </Can>
      </header>
      <p>{resumo}</p>
      <details>
        <summary>O que pode fazer</summary>
        <dl>
          {abilities(acoes).map(({ resource, verbs }) => (
            <div key={resource}>
              <dt>{resource}</dt>
              <dd>
                {verbs
                  .map(({ action, text }) => (acoesMeus.includes(action) ? `${text} (${SO_OS_PROPRIOS})` : text))
                  .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
