/**
 * The verbs of the server's functions and types: the Portuguese ones that the wire has, and what code calls them. The
 * domain's nouns stay Portuguese (schema/CONTEXT.md): `readConta`, `listDizimos`, `withoutEstorno`.
 */
export const verbs = {
  abrir: 'open',
  aceitar: 'accept',
  acrescentar: 'add',
  adicionar: 'add',
  alterar: 'change',
  anonimizar: 'anonymise',
  anotar: 'note',
  apagar: 'erase',
  aprovar: 'approve',
  ativar: 'activate',
  atualizar: 'update',
  avisar: 'notify',
  baixar: 'download (a file), settle (a payable or receivable)',
  buscar: 'search, fetch',
  calcular: 'compute',
  cancelar: 'cancel',
  cobrar: 'charge',
  conciliar: 'reconcile',
  concluir: 'complete',
  conferir: 'check',
  confirmar: 'confirm',
  contar: 'count',
  copiar: 'copy',
  corrigir: 'correct',
  criar: 'create',
  definir: 'set',
  desativar: 'deactivate',
  desfazer: 'undo',
  desligar: 'unlink',
  devolver: 'giveBack',
  emitir: 'issue',
  encerrar: 'close',
  enviar: 'send',
  escolher: 'choose',
  escrever: 'write',
  esperar: 'wait',
  esquecer: 'forget',
  estornar: 'reverse',
  excluir: 'remove',
  exigir: 'require',
  existe: 'exists',
  exportar: 'export',
  gerar: 'generate',
  gravar: 'save',
  guardar: 'keep',
  identificar: 'identify',
  importar: 'import',
  incluir: 'include',
  inserir: 'insert',
  juntar: 'merge',
  lancar: 'book',
  ler: 'read',
  ligar: 'link',
  listar: 'list',
  marcar: 'mark',
  montar: 'build',
  mover: 'move',
  mudar: 'change',
  pedir: 'request',
  perguntar: 'ask',
  pode: 'may, can',
  procurar: 'search',
  promover: 'promote',
  propor: 'propose',
  recusar: 'refuse',
  registrar: 'register',
  remover: 'withdraw, remove',
  responder: 'answer',
  restaurar: 'restore',
  resumir: 'summarise',
  retirar: 'withdraw',
  salvar: 'save',
  segurar: 'hold',
  separar: 'split',
  soltar: 'release',
  somar: 'add',
  sugerir: 'suggest',
  tem: 'has',
  tomar: 'take',
  trancar: 'lock',
  travar: 'lock',
  // not verbs, but as often the first word
  com: 'with',
  para: 'for, to',
  por: 'by',
  sem: 'without',
}

/** What a function's value begins with, after `const name =`. */
const called = /^\s*(?::[^=]*)?=\s*(?:async\s*)?(?:<|\(|\w+\s*=>|function\b|\w*[cC]ase\(|groupedBy|loaderOf)/
const declared = /^\s*(?:export\s+)?(?:async\s+)?(function\*?|interface|type|const)\s+([A-Za-z]+)(.*)$/

/**
 * Finds functions and types of a source with a Portuguese first word: [line, name, the English word].
 * @param {ReadonlySet<string>} operations names of queries, mutations and subscriptions: the function that runs one bears its name
 */
export function portugueseNames(text, operations) {
  return text.split('\n').flatMap((line, index) => {
    const [, keyword, name, rest] = declared.exec(line) ?? []
    if (!name || operations.has(name)) return []
    // a line of an import may begin with `type` too
    if ((keyword === 'const' && !called.test(rest)) || (keyword === 'type' && !/^\s*(?:<.*)?=/.test(rest))) return []
    const [word] = name.match(/^[A-Za-z][a-z]*/)
    const instead = Object.hasOwn(verbs, word.toLowerCase()) && verbs[word.toLowerCase()]
    return instead ? [[index + 1, name, instead]] : []
  })
}

/** The operations of the emitted schema. */
export function operationsOf(schema) {
  const roots = [...schema.matchAll(/^type (?:Query|Mutation|Subscription)\b[^{]*\{([\s\S]*?)^\}/gm)]
  return new Set(roots.flatMap(([, fields]) => [...fields.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name)))
}
