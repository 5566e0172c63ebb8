/** The text that lies in the folder of a backup, for the person who finds it. */
export const readme = (name: string, withKey: boolean): string => `Cópia de segurança da Candeia: ${name}

Contém dados pessoais de todas as igrejas. Guarde-a onde só quem opera o sistema entra, e uma cópia em outro lugar.

Para restaurar, em uma instalação nova, com o servidor parado e o banco de dados vazio:

  npm run restore -- CAMINHO/${name}${withKey ? '' : ' --chave CAMINHO/secret.key'}

${
  withKey
    ? 'ATENÇÃO: a chave (secret.key) está nesta pasta. Quem tem a pasta lê também os segredos cifrados.'
    : 'A chave (SECRET_KEY, ou secret.key da pasta de dados) não está aqui: guarde-a à parte. Sem ela não se lê mais\no que o sistema cifra, como os e-mails à espera e as verificações em duas etapas.'
}

O que há: tabelas/ (uma por arquivo, texto do COPY comprimido), imagens/, imagens.txt, manifest.json e suas somas.
Não estão aqui os PDFs prontos, que se geram de novo.
`
