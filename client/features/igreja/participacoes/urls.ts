export const participacaoUrls = { list: '/dashboard/participacoes-a-confirmar' }
