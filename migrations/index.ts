import type { MigrationObject } from '@mikro-orm/core'
import { Migration20261121000000_functions } from './Migration20261121000000_functions.js'
import { Migration20261121040000_init } from './Migration20261121040000_init.js'
import { Migration20261121180000_local } from './Migration20261121180000_local.js'
import { Migration20261121180500_departamentos } from './Migration20261121180500_departamentos.js'
import { Migration20261121181000_celulas } from './Migration20261121181000_celulas.js'
import { Migration20261121183000_batismos } from './Migration20261121183000_batismos.js'
import { Migration20261121190000_eventos_missoes } from './Migration20261121190000_eventos_missoes.js'
import { Migration20261121193000_financas } from './Migration20261121193000_financas.js'
import { Migration20261121200000_dizimos_orcamentos } from './Migration20261121200000_dizimos_orcamentos.js'
import { Migration20261121204000_contas } from './Migration20261121204000_contas.js'
import { Migration20261121204000_uma_vez_ao_dia } from './Migration20261121204000_uma_vez_ao_dia.js'
import { Migration20261121204800_missoes_ensino } from './Migration20261121204800_missoes_ensino.js'
import { Migration20261121205200_relatorios } from './Migration20261121205200_relatorios.js'
import { Migration20261121205500_cultos } from './Migration20261121205500_cultos.js'
import { Migration20261121210000_recursos } from './Migration20261121210000_recursos.js'
import { Migration20261121215000_louvor } from './Migration20261121215000_louvor.js'
import { Migration20261121220300_assinatura } from './Migration20261121220300_assinatura.js'
import { Migration20261121221600_privacidade } from './Migration20261121221600_privacidade.js'
import { Migration20261121221800_primeiros_passos } from './Migration20261121221800_primeiros_passos.js'
import { Migration20261122011400_auditoria } from './Migration20261122011400_auditoria.js'
import { Migration20261122043000_apagar_igreja } from './Migration20261122043000_apagar_igreja.js'
import { Migration20261122050000_estorno_reabre } from './Migration20261122050000_estorno_reabre.js'
import { Migration20261122050100_token_escala } from './Migration20261122050100_token_escala.js'
import { Migration20261122080000_manutencao_estornada } from './Migration20261122080000_manutencao_estornada.js'
import { Migration20261122133800_apagando } from './Migration20261122133800_apagando.js'
import { Migration20261122134200_codigo_e_visita } from './Migration20261122134200_codigo_e_visita.js'
import { Migration20261122150500_orcamento_lixeira } from './Migration20261122150500_orcamento_lixeira.js'
import { Migration20261122171500_setlist_do_grupo } from './Migration20261122171500_setlist_do_grupo.js'
import { Migration20261122174500_nome_nos_textos } from './Migration20261122174500_nome_nos_textos.js'
import { Migration20261122180500_batismo_planejado } from './Migration20261122180500_batismo_planejado.js'
import { Migration20261122203000_sem_acesso } from './Migration20261122203000_sem_acesso.js'
import { Migration20261123115301_acesso_da_igreja } from './Migration20261123115301_acesso_da_igreja.js'
import { Migration20261123154345_grupos_uma_vez } from './Migration20261123154345_grupos_uma_vez.js'
import { Migration20261123155734_leitores_de_comentarios } from './Migration20261123155734_leitores_de_comentarios.js'
import { Migration20261123174655_webhooks } from './Migration20261123174655_webhooks.js'
import { Migration20261124084133_indisponibilidade } from './Migration20261124084133_indisponibilidade.js'
import { Migration20261124084545_copias_de_seguranca } from './Migration20261124084545_copias_de_seguranca.js'
import { Migration20261124091408_substitutos } from './Migration20261124091408_substitutos.js'
import { Migration20261124091818_marcas_da_chamada } from './Migration20261124091818_marcas_da_chamada.js'
import { Migration20261125103416_culto_dos_ensaios_e_local_dos_bens } from './Migration20261125103416_culto_dos_ensaios_e_local_dos_bens.js'
import { Migration20261125105545_participantes_de_reunioes } from './Migration20261125105545_participantes_de_reunioes.js'
import { Migration20261125111800_mudanca_igreja } from './Migration20261125111800_mudanca_igreja.js'
import { Migration20261125112100_operacoes_lentas } from './Migration20261125112100_operacoes_lentas.js'
import { Migration20261125112400_contas_financeiras } from './Migration20261125112400_contas_financeiras.js'
import { Migration20261125112401_contas_dos_lancamentos } from './Migration20261125112401_contas_dos_lancamentos.js'
import { Migration20261125112500_transferencias } from './Migration20261125112500_transferencias.js'
import { Migration20261125113300_marcas_de_aulas_e_cultos } from './Migration20261125113300_marcas_de_aulas_e_cultos.js'
import { Migration20261125114200_avisos } from './Migration20261125114200_avisos.js'
import { Migration20261125140502_contagens } from './Migration20261125140502_contagens.js'
import { Migration20261125140503_origem_contagem } from './Migration20261125140503_origem_contagem.js'
import { Migration20261125142305_codigos_pix } from './Migration20261125142305_codigos_pix.js'
import { Migration20261125150000_pagina_de_ofertas } from './Migration20261125150000_pagina_de_ofertas.js'
import { Migration20261125152000_inscricoes_em_eventos } from './Migration20261125152000_inscricoes_em_eventos.js'
import { Migration20261125170416_fornecedores } from './Migration20261125170416_fornecedores.js'
import { Migration20261125170417_fornecedores_dos_lancamentos } from './Migration20261125170417_fornecedores_dos_lancamentos.js'
import { Migration20261125170802_anexos } from './Migration20261125170802_anexos.js'
import { Migration20261125170851_baixas } from './Migration20261125170851_baixas.js'
import { Migration20261125171410_extratos_bancarios } from './Migration20261125171410_extratos_bancarios.js'
import { Migration20261125171500_gatilhos_por_linha } from './Migration20261125171500_gatilhos_por_linha.js'
import { Migration20261125171600_estatisticas_de_membros } from './Migration20261125171600_estatisticas_de_membros.js'
import { Migration20261125173731_prestacoes_de_contas } from './Migration20261125173731_prestacoes_de_contas.js'
import { Migration20261125175025_consentimento_por_outra_pessoa } from './Migration20261125175025_consentimento_por_outra_pessoa.js'
import { Migration20261125175154_plano_de_contas } from './Migration20261125175154_plano_de_contas.js'
import { Migration20261125175155_categorias_dos_lancamentos } from './Migration20261125175155_categorias_dos_lancamentos.js'
import { Migration20261125175745_visitantes_por_aparelho } from './Migration20261125175745_visitantes_por_aparelho.js'
import { Migration20261125185500_funcoes_com_acoes_novas } from './Migration20261125185500_funcoes_com_acoes_novas.js'
import { Migration20261125205441_funcoes_exclusivas } from './Migration20261125205441_funcoes_exclusivas.js'
import { Migration20261125205500_funcoes_nos_nos } from './Migration20261125205500_funcoes_nos_nos.js'
import { Migration20261125205531_pix_automatico } from './Migration20261125205531_pix_automatico.js'
import { Migration20261125205532_origem_pix_recebido } from './Migration20261125205532_origem_pix_recebido.js'
import { Migration20261125205943_pedidos_de_sala } from './Migration20261125205943_pedidos_de_sala.js'
import { Migration20261125210717_recibos } from './Migration20261125210717_recibos.js'
import { Migration20261125211744_para_o_contador } from './Migration20261125211744_para_o_contador.js'
import { Migration20261126185731_previsoes_orcamentarias } from './Migration20261126185731_previsoes_orcamentarias.js'
import { Migration20261126185732_funcoes_com_previsao } from './Migration20261126185732_funcoes_com_previsao.js'
import { Migration20261126191000_nomes_dos_recibos } from './Migration20261126191000_nomes_dos_recibos.js'
import { Migration20261126191500_cobrancas_de_contas } from './Migration20261126191500_cobrancas_de_contas.js'
import { Migration20261126192000_comprovantes_anuais } from './Migration20261126192000_comprovantes_anuais.js'
import { Migration20261126200500_pix_com_os_dizimos } from './Migration20261126200500_pix_com_os_dizimos.js'
import { Migration20261126200600_regras_bancarias } from './Migration20261126200600_regras_bancarias.js'
import { Migration20261126224500_categorias_juntadas } from './Migration20261126224500_categorias_juntadas.js'
import { Migration20261126224600_comprovantes_em_turnos } from './Migration20261126224600_comprovantes_em_turnos.js'
import { Migration20261126225000_recibos_por_email } from './Migration20261126225000_recibos_por_email.js'
import { Migration20261127022500_entrada_da_devolucao } from './Migration20261127022500_entrada_da_devolucao.js'
import { Migration20261127022600_escalas_dos_proprios } from './Migration20261127022600_escalas_dos_proprios.js'
import { Migration20261127054500_somas_mensais } from './Migration20261127054500_somas_mensais.js'
import { Migration20261127060000_frequencia_das_contas } from './Migration20261127060000_frequencia_das_contas.js'
import { Migration20261127060100_codigo_da_conta } from './Migration20261127060100_codigo_da_conta.js'
import { Migration20261127060500_parentesco } from './Migration20261127060500_parentesco.js'
import { Migration20261127101500_frequencia_do_anterior } from './Migration20261127101500_frequencia_do_anterior.js'
import { Migration20261127133000_pdf_da_prestacao } from './Migration20261127133000_pdf_da_prestacao.js'
import { Migration20261127142500_prestacoes_sem_pdf } from './Migration20261127142500_prestacoes_sem_pdf.js'
import { Migration20261127143000_antes_da_mudanca } from './Migration20261127143000_antes_da_mudanca.js'
import { Migration20261127174000_pix_de_excluidos } from './Migration20261127174000_pix_de_excluidos.js'
import { Migration20261127174500_aviso_vale_ate } from './Migration20261127174500_aviso_vale_ate.js'
import { Migration20261127175800_cobrancas_por_chave } from './Migration20261127175800_cobrancas_por_chave.js'
import { Migration20261127180500_problema_dos_avisos } from './Migration20261127180500_problema_dos_avisos.js'
import { Migration20261127190000_pix_substituidos } from './Migration20261127190000_pix_substituidos.js'
import { Migration20261127205500_emails_pendentes } from './Migration20261127205500_emails_pendentes.js'
import { Migration20261127210500_conteudo_dos_anexos } from './Migration20261127210500_conteudo_dos_anexos.js'
import { Migration20261127210500_participacoes_a_confirmar } from './Migration20261127210500_participacoes_a_confirmar.js'
import { Migration20261127213000_quem_importou } from './Migration20261127213000_quem_importou.js'
import { Migration20261128001500_emails_de_seguranca } from './Migration20261128001500_emails_de_seguranca.js'
import { Migration20261128010000_tesouraria_le_departamentos } from './Migration20261128010000_tesouraria_le_departamentos.js'
import { Migration20261128013000_pagadores_anonimizados } from './Migration20261128013000_pagadores_anonimizados.js'
import { Migration20261128013100_dia_de_quem_assina } from './Migration20261128013100_dia_de_quem_assina.js'
import { Migration20261128013200_meio_das_doacoes } from './Migration20261128013200_meio_das_doacoes.js'
import { Migration20261128034000_encarregado } from './Migration20261128034000_encarregado.js'
import { Migration20261128034100_incidentes } from './Migration20261128034100_incidentes.js'
import { Migration20261128034200_pix_de_anonimizados } from './Migration20261128034200_pix_de_anonimizados.js'
import { Migration20261128034500_pagadores_ja_anonimizados } from './Migration20261128034500_pagadores_ja_anonimizados.js'
import { Migration20261128140500_contato_de_quem_sai } from './Migration20261128140500_contato_de_quem_sai.js'
import { Migration20261128171000_movimentos_anteriores } from './Migration20261128171000_movimentos_anteriores.js'
import { Migration20261128171001_movimentos_anteriores_validados } from './Migration20261128171001_movimentos_anteriores_validados.js'
import { Migration20261128172000_contato_da_igreja_fica } from './Migration20261128172000_contato_da_igreja_fica.js'
import { Migration20261129011000_cartas_que_esperam } from './Migration20261129011000_cartas_que_esperam.js'
import { Migration20261129013000_telefones_e_enderecos } from './Migration20261129013000_telefones_e_enderecos.js'
import { Migration20261129020000_acesso_somado } from './Migration20261129020000_acesso_somado.js'
import { Migration20261129020100_funcoes_de_antes } from './Migration20261129020100_funcoes_de_antes.js'
import { Migration20261129022001_prestacoes_aprovadas } from './Migration20261129022001_prestacoes_aprovadas.js'
import { Migration20261129023100_nomes_por_token } from './Migration20261129023100_nomes_por_token.js'
import { Migration20261129050000_lideres_nomeados } from './Migration20261129050000_lideres_nomeados.js'
import { Migration20261129051001_pastores_sem_limite } from './Migration20261129051001_pastores_sem_limite.js'
import { Migration20261129052001_telefones_como_se_escreve } from './Migration20261129052001_telefones_como_se_escreve.js'
import { Migration20261129054000_avisos_da_importacao } from './Migration20261129054000_avisos_da_importacao.js'
import { Migration20261129055000_liderou } from './Migration20261129055000_liderou.js'
import { Migration20261129055500_grupos_excluidos } from './Migration20261129055500_grupos_excluidos.js'
import { Migration20261129060000_a_conferir } from './Migration20261129060000_a_conferir.js'
import { Migration20261129060100_historico_por_parte } from './Migration20261129060100_historico_por_parte.js'
import { Migration20261129061000_contas_dos_meios } from './Migration20261129061000_contas_dos_meios.js'
import { Migration20261129061900_estornos_que_nao_mudam } from './Migration20261129061900_estornos_que_nao_mudam.js'
import { Migration20261129062000_busca_em_toda_grafia } from './Migration20261129062000_busca_em_toda_grafia.js'
import { Migration20261129062100_buscas_refeitas } from './Migration20261129062100_buscas_refeitas.js'
import { Migration20261129062200_aniversario_sem_ano } from './Migration20261129062200_aniversario_sem_ano.js'
import { Migration20261129062200_sinais_que_sao_letras } from './Migration20261129062200_sinais_que_sao_letras.js'
import { Migration20261129062300_historico_que_muda } from './Migration20261129062300_historico_que_muda.js'
import { Migration20261129063000_planilhas_de_pessoas } from './Migration20261129063000_planilhas_de_pessoas.js'
import { Migration20261129063100_pagadores_de_antes } from './Migration20261129063100_pagadores_de_antes.js'
import { Migration20261129063200_numeros } from './Migration20261129063200_numeros.js'
import { Migration20261129063300_numeros_de_antes } from './Migration20261129063300_numeros_de_antes.js'
import { Migration20261129064000_zero_dos_0800 } from './Migration20261129064000_zero_dos_0800.js'
import { Migration20261129064100_pagadores_pelo_texto } from './Migration20261129064100_pagadores_pelo_texto.js'
import { Migration20261129064200_buscas_conferidas } from './Migration20261129064200_buscas_conferidas.js'
import { Migration20261129064300_linhas_como_lidas } from './Migration20261129064300_linhas_como_lidas.js'
import { Migration20261129065000_nomes_que_esperam } from './Migration20261129065000_nomes_que_esperam.js'
import { Migration20261129071000_resumos_da_igreja } from './Migration20261129071000_resumos_da_igreja.js'
import { Migration20261129072000_cartas_devolvidas } from './Migration20261129072000_cartas_devolvidas.js'
import { Migration20261129075000_lideranca_que_vem } from './Migration20261129075000_lideranca_que_vem.js'
import { Migration20261129075100_criancas_sem_data } from './Migration20261129075100_criancas_sem_data.js'
import { Migration20261129080000_links_mostrados } from './Migration20261129080000_links_mostrados.js'
import { Migration20261130011000_transferencias_historicas } from './Migration20261130011000_transferencias_historicas.js'
import { Migration20261130014000_versao_dos_direitos } from './Migration20261130014000_versao_dos_direitos.js'
import { Migration20261130034600_numero_dos_direitos } from './Migration20261130034600_numero_dos_direitos.js'
import { Migration20261130042000_contagem_de_pessoas } from './Migration20261130042000_contagem_de_pessoas.js'
import { Migration20261130083626_convite_acesso } from './Migration20261130083626_convite_acesso.js'
import { Migration20261130132350_criador_do_convite } from './Migration20261130132350_criador_do_convite.js'
import { Migration20261130134000_o_que_a_igreja_usa } from './Migration20261130134000_o_que_a_igreja_usa.js'
import { Migration20261130170105_lideraram } from './Migration20261130170105_lideraram.js'

/** In the order in which they run. Written by `npm run migration -- create` and `-- list`. */
export const migrations: MigrationObject[] = [
  { name: 'Migration20261121000000_functions', class: Migration20261121000000_functions },
  { name: 'Migration20261121040000_init', class: Migration20261121040000_init },
  { name: 'Migration20261121180000_local', class: Migration20261121180000_local },
  { name: 'Migration20261121180500_departamentos', class: Migration20261121180500_departamentos },
  { name: 'Migration20261121181000_celulas', class: Migration20261121181000_celulas },
  { name: 'Migration20261121183000_batismos', class: Migration20261121183000_batismos },
  { name: 'Migration20261121190000_eventos_missoes', class: Migration20261121190000_eventos_missoes },
  { name: 'Migration20261121193000_financas', class: Migration20261121193000_financas },
  { name: 'Migration20261121200000_dizimos_orcamentos', class: Migration20261121200000_dizimos_orcamentos },
  { name: 'Migration20261121204000_contas', class: Migration20261121204000_contas },
  { name: 'Migration20261121204000_uma_vez_ao_dia', class: Migration20261121204000_uma_vez_ao_dia },
  { name: 'Migration20261121204800_missoes_ensino', class: Migration20261121204800_missoes_ensino },
  { name: 'Migration20261121205200_relatorios', class: Migration20261121205200_relatorios },
  { name: 'Migration20261121205500_cultos', class: Migration20261121205500_cultos },
  { name: 'Migration20261121210000_recursos', class: Migration20261121210000_recursos },
  { name: 'Migration20261121215000_louvor', class: Migration20261121215000_louvor },
  { name: 'Migration20261121220300_assinatura', class: Migration20261121220300_assinatura },
  { name: 'Migration20261121221600_privacidade', class: Migration20261121221600_privacidade },
  { name: 'Migration20261121221800_primeiros_passos', class: Migration20261121221800_primeiros_passos },
  { name: 'Migration20261122011400_auditoria', class: Migration20261122011400_auditoria },
  { name: 'Migration20261122043000_apagar_igreja', class: Migration20261122043000_apagar_igreja },
  { name: 'Migration20261122050000_estorno_reabre', class: Migration20261122050000_estorno_reabre },
  { name: 'Migration20261122050100_token_escala', class: Migration20261122050100_token_escala },
  { name: 'Migration20261122080000_manutencao_estornada', class: Migration20261122080000_manutencao_estornada },
  { name: 'Migration20261122133800_apagando', class: Migration20261122133800_apagando },
  { name: 'Migration20261122134200_codigo_e_visita', class: Migration20261122134200_codigo_e_visita },
  { name: 'Migration20261122150500_orcamento_lixeira', class: Migration20261122150500_orcamento_lixeira },
  { name: 'Migration20261122171500_setlist_do_grupo', class: Migration20261122171500_setlist_do_grupo },
  { name: 'Migration20261122174500_nome_nos_textos', class: Migration20261122174500_nome_nos_textos },
  { name: 'Migration20261122180500_batismo_planejado', class: Migration20261122180500_batismo_planejado },
  { name: 'Migration20261122203000_sem_acesso', class: Migration20261122203000_sem_acesso },
  { name: 'Migration20261123115301_acesso_da_igreja', class: Migration20261123115301_acesso_da_igreja },
  { name: 'Migration20261123154345_grupos_uma_vez', class: Migration20261123154345_grupos_uma_vez },
  { name: 'Migration20261123155734_leitores_de_comentarios', class: Migration20261123155734_leitores_de_comentarios },
  { name: 'Migration20261123174655_webhooks', class: Migration20261123174655_webhooks },
  { name: 'Migration20261124084133_indisponibilidade', class: Migration20261124084133_indisponibilidade },
  { name: 'Migration20261124084545_copias_de_seguranca', class: Migration20261124084545_copias_de_seguranca },
  { name: 'Migration20261124091408_substitutos', class: Migration20261124091408_substitutos },
  { name: 'Migration20261124091818_marcas_da_chamada', class: Migration20261124091818_marcas_da_chamada },
  {
    name: 'Migration20261125103416_culto_dos_ensaios_e_local_dos_bens',
    class: Migration20261125103416_culto_dos_ensaios_e_local_dos_bens,
  },
  {
    name: 'Migration20261125105545_participantes_de_reunioes',
    class: Migration20261125105545_participantes_de_reunioes,
  },
  { name: 'Migration20261125111800_mudanca_igreja', class: Migration20261125111800_mudanca_igreja },
  { name: 'Migration20261125112100_operacoes_lentas', class: Migration20261125112100_operacoes_lentas },
  { name: 'Migration20261125112400_contas_financeiras', class: Migration20261125112400_contas_financeiras },
  { name: 'Migration20261125112401_contas_dos_lancamentos', class: Migration20261125112401_contas_dos_lancamentos },
  { name: 'Migration20261125112500_transferencias', class: Migration20261125112500_transferencias },
  { name: 'Migration20261125113300_marcas_de_aulas_e_cultos', class: Migration20261125113300_marcas_de_aulas_e_cultos },
  { name: 'Migration20261125114200_avisos', class: Migration20261125114200_avisos },
  { name: 'Migration20261125140502_contagens', class: Migration20261125140502_contagens },
  { name: 'Migration20261125140503_origem_contagem', class: Migration20261125140503_origem_contagem },
  { name: 'Migration20261125142305_codigos_pix', class: Migration20261125142305_codigos_pix },
  { name: 'Migration20261125150000_pagina_de_ofertas', class: Migration20261125150000_pagina_de_ofertas },
  { name: 'Migration20261125152000_inscricoes_em_eventos', class: Migration20261125152000_inscricoes_em_eventos },
  { name: 'Migration20261125170416_fornecedores', class: Migration20261125170416_fornecedores },
  {
    name: 'Migration20261125170417_fornecedores_dos_lancamentos',
    class: Migration20261125170417_fornecedores_dos_lancamentos,
  },
  { name: 'Migration20261125170802_anexos', class: Migration20261125170802_anexos },
  { name: 'Migration20261125170851_baixas', class: Migration20261125170851_baixas },
  { name: 'Migration20261125171410_extratos_bancarios', class: Migration20261125171410_extratos_bancarios },
  { name: 'Migration20261125171500_gatilhos_por_linha', class: Migration20261125171500_gatilhos_por_linha },
  { name: 'Migration20261125171600_estatisticas_de_membros', class: Migration20261125171600_estatisticas_de_membros },
  { name: 'Migration20261125173731_prestacoes_de_contas', class: Migration20261125173731_prestacoes_de_contas },
  {
    name: 'Migration20261125175025_consentimento_por_outra_pessoa',
    class: Migration20261125175025_consentimento_por_outra_pessoa,
  },
  { name: 'Migration20261125175154_plano_de_contas', class: Migration20261125175154_plano_de_contas },
  {
    name: 'Migration20261125175155_categorias_dos_lancamentos',
    class: Migration20261125175155_categorias_dos_lancamentos,
  },
  { name: 'Migration20261125175745_visitantes_por_aparelho', class: Migration20261125175745_visitantes_por_aparelho },
  { name: 'Migration20261125185500_funcoes_com_acoes_novas', class: Migration20261125185500_funcoes_com_acoes_novas },
  { name: 'Migration20261125205441_funcoes_exclusivas', class: Migration20261125205441_funcoes_exclusivas },
  { name: 'Migration20261125205500_funcoes_nos_nos', class: Migration20261125205500_funcoes_nos_nos },
  { name: 'Migration20261125205531_pix_automatico', class: Migration20261125205531_pix_automatico },
  { name: 'Migration20261125205532_origem_pix_recebido', class: Migration20261125205532_origem_pix_recebido },
  { name: 'Migration20261125205943_pedidos_de_sala', class: Migration20261125205943_pedidos_de_sala },
  { name: 'Migration20261125210717_recibos', class: Migration20261125210717_recibos },
  { name: 'Migration20261125211744_para_o_contador', class: Migration20261125211744_para_o_contador },
  { name: 'Migration20261126185731_previsoes_orcamentarias', class: Migration20261126185731_previsoes_orcamentarias },
  { name: 'Migration20261126185732_funcoes_com_previsao', class: Migration20261126185732_funcoes_com_previsao },
  { name: 'Migration20261126191000_nomes_dos_recibos', class: Migration20261126191000_nomes_dos_recibos },
  { name: 'Migration20261126191500_cobrancas_de_contas', class: Migration20261126191500_cobrancas_de_contas },
  { name: 'Migration20261126192000_comprovantes_anuais', class: Migration20261126192000_comprovantes_anuais },
  { name: 'Migration20261126200500_pix_com_os_dizimos', class: Migration20261126200500_pix_com_os_dizimos },
  { name: 'Migration20261126200600_regras_bancarias', class: Migration20261126200600_regras_bancarias },
  { name: 'Migration20261126224500_categorias_juntadas', class: Migration20261126224500_categorias_juntadas },
  { name: 'Migration20261126224600_comprovantes_em_turnos', class: Migration20261126224600_comprovantes_em_turnos },
  { name: 'Migration20261126225000_recibos_por_email', class: Migration20261126225000_recibos_por_email },
  { name: 'Migration20261127022500_entrada_da_devolucao', class: Migration20261127022500_entrada_da_devolucao },
  { name: 'Migration20261127022600_escalas_dos_proprios', class: Migration20261127022600_escalas_dos_proprios },
  { name: 'Migration20261127054500_somas_mensais', class: Migration20261127054500_somas_mensais },
  { name: 'Migration20261127060000_frequencia_das_contas', class: Migration20261127060000_frequencia_das_contas },
  { name: 'Migration20261127060100_codigo_da_conta', class: Migration20261127060100_codigo_da_conta },
  { name: 'Migration20261127060500_parentesco', class: Migration20261127060500_parentesco },
  { name: 'Migration20261127101500_frequencia_do_anterior', class: Migration20261127101500_frequencia_do_anterior },
  { name: 'Migration20261127133000_pdf_da_prestacao', class: Migration20261127133000_pdf_da_prestacao },
  { name: 'Migration20261127142500_prestacoes_sem_pdf', class: Migration20261127142500_prestacoes_sem_pdf },
  { name: 'Migration20261127143000_antes_da_mudanca', class: Migration20261127143000_antes_da_mudanca },
  { name: 'Migration20261127174000_pix_de_excluidos', class: Migration20261127174000_pix_de_excluidos },
  { name: 'Migration20261127174500_aviso_vale_ate', class: Migration20261127174500_aviso_vale_ate },
  { name: 'Migration20261127175800_cobrancas_por_chave', class: Migration20261127175800_cobrancas_por_chave },
  { name: 'Migration20261127180500_problema_dos_avisos', class: Migration20261127180500_problema_dos_avisos },
  { name: 'Migration20261127190000_pix_substituidos', class: Migration20261127190000_pix_substituidos },
  { name: 'Migration20261127205500_emails_pendentes', class: Migration20261127205500_emails_pendentes },
  { name: 'Migration20261127210500_conteudo_dos_anexos', class: Migration20261127210500_conteudo_dos_anexos },
  {
    name: 'Migration20261127210500_participacoes_a_confirmar',
    class: Migration20261127210500_participacoes_a_confirmar,
  },
  { name: 'Migration20261127213000_quem_importou', class: Migration20261127213000_quem_importou },
  { name: 'Migration20261128001500_emails_de_seguranca', class: Migration20261128001500_emails_de_seguranca },
  {
    name: 'Migration20261128010000_tesouraria_le_departamentos',
    class: Migration20261128010000_tesouraria_le_departamentos,
  },
  { name: 'Migration20261128013000_pagadores_anonimizados', class: Migration20261128013000_pagadores_anonimizados },
  { name: 'Migration20261128013100_dia_de_quem_assina', class: Migration20261128013100_dia_de_quem_assina },
  { name: 'Migration20261128013200_meio_das_doacoes', class: Migration20261128013200_meio_das_doacoes },
  { name: 'Migration20261128034000_encarregado', class: Migration20261128034000_encarregado },
  { name: 'Migration20261128034100_incidentes', class: Migration20261128034100_incidentes },
  { name: 'Migration20261128034200_pix_de_anonimizados', class: Migration20261128034200_pix_de_anonimizados },
  {
    name: 'Migration20261128034500_pagadores_ja_anonimizados',
    class: Migration20261128034500_pagadores_ja_anonimizados,
  },
  { name: 'Migration20261128140500_contato_de_quem_sai', class: Migration20261128140500_contato_de_quem_sai },
  { name: 'Migration20261128171000_movimentos_anteriores', class: Migration20261128171000_movimentos_anteriores },
  {
    name: 'Migration20261128171001_movimentos_anteriores_validados',
    class: Migration20261128171001_movimentos_anteriores_validados,
  },
  { name: 'Migration20261128172000_contato_da_igreja_fica', class: Migration20261128172000_contato_da_igreja_fica },
  { name: 'Migration20261129011000_cartas_que_esperam', class: Migration20261129011000_cartas_que_esperam },
  { name: 'Migration20261129013000_telefones_e_enderecos', class: Migration20261129013000_telefones_e_enderecos },
  { name: 'Migration20261129020000_acesso_somado', class: Migration20261129020000_acesso_somado },
  { name: 'Migration20261129020100_funcoes_de_antes', class: Migration20261129020100_funcoes_de_antes },
  { name: 'Migration20261129022001_prestacoes_aprovadas', class: Migration20261129022001_prestacoes_aprovadas },
  { name: 'Migration20261129023100_nomes_por_token', class: Migration20261129023100_nomes_por_token },
  { name: 'Migration20261129050000_lideres_nomeados', class: Migration20261129050000_lideres_nomeados },
  { name: 'Migration20261129051001_pastores_sem_limite', class: Migration20261129051001_pastores_sem_limite },
  {
    name: 'Migration20261129052001_telefones_como_se_escreve',
    class: Migration20261129052001_telefones_como_se_escreve,
  },
  { name: 'Migration20261129054000_avisos_da_importacao', class: Migration20261129054000_avisos_da_importacao },
  { name: 'Migration20261129055000_liderou', class: Migration20261129055000_liderou },
  { name: 'Migration20261129055500_grupos_excluidos', class: Migration20261129055500_grupos_excluidos },
  { name: 'Migration20261129060000_a_conferir', class: Migration20261129060000_a_conferir },
  { name: 'Migration20261129060100_historico_por_parte', class: Migration20261129060100_historico_por_parte },
  { name: 'Migration20261129061000_contas_dos_meios', class: Migration20261129061000_contas_dos_meios },
  { name: 'Migration20261129061900_estornos_que_nao_mudam', class: Migration20261129061900_estornos_que_nao_mudam },
  { name: 'Migration20261129062000_busca_em_toda_grafia', class: Migration20261129062000_busca_em_toda_grafia },
  { name: 'Migration20261129062100_buscas_refeitas', class: Migration20261129062100_buscas_refeitas },
  { name: 'Migration20261129062200_aniversario_sem_ano', class: Migration20261129062200_aniversario_sem_ano },
  { name: 'Migration20261129062200_sinais_que_sao_letras', class: Migration20261129062200_sinais_que_sao_letras },
  { name: 'Migration20261129062300_historico_que_muda', class: Migration20261129062300_historico_que_muda },
  { name: 'Migration20261129063000_planilhas_de_pessoas', class: Migration20261129063000_planilhas_de_pessoas },
  { name: 'Migration20261129063100_pagadores_de_antes', class: Migration20261129063100_pagadores_de_antes },
  { name: 'Migration20261129063200_numeros', class: Migration20261129063200_numeros },
  { name: 'Migration20261129063300_numeros_de_antes', class: Migration20261129063300_numeros_de_antes },
  { name: 'Migration20261129064000_zero_dos_0800', class: Migration20261129064000_zero_dos_0800 },
  { name: 'Migration20261129064100_pagadores_pelo_texto', class: Migration20261129064100_pagadores_pelo_texto },
  { name: 'Migration20261129064200_buscas_conferidas', class: Migration20261129064200_buscas_conferidas },
  { name: 'Migration20261129064300_linhas_como_lidas', class: Migration20261129064300_linhas_como_lidas },
  { name: 'Migration20261129065000_nomes_que_esperam', class: Migration20261129065000_nomes_que_esperam },
  { name: 'Migration20261129071000_resumos_da_igreja', class: Migration20261129071000_resumos_da_igreja },
  { name: 'Migration20261129072000_cartas_devolvidas', class: Migration20261129072000_cartas_devolvidas },
  { name: 'Migration20261129075000_lideranca_que_vem', class: Migration20261129075000_lideranca_que_vem },
  { name: 'Migration20261129075100_criancas_sem_data', class: Migration20261129075100_criancas_sem_data },
  { name: 'Migration20261129080000_links_mostrados', class: Migration20261129080000_links_mostrados },
  {
    name: 'Migration20261130011000_transferencias_historicas',
    class: Migration20261130011000_transferencias_historicas,
  },
  { name: 'Migration20261130014000_versao_dos_direitos', class: Migration20261130014000_versao_dos_direitos },
  { name: 'Migration20261130034600_numero_dos_direitos', class: Migration20261130034600_numero_dos_direitos },
  { name: 'Migration20261130042000_contagem_de_pessoas', class: Migration20261130042000_contagem_de_pessoas },
  { name: 'Migration20261130083626_convite_acesso', class: Migration20261130083626_convite_acesso },
  { name: 'Migration20261130132350_criador_do_convite', class: Migration20261130132350_criador_do_convite },
  { name: 'Migration20261130134000_o_que_a_igreja_usa', class: Migration20261130134000_o_que_a_igreja_usa },
  { name: 'Migration20261130170105_lideraram', class: Migration20261130170105_lideraram },
]
