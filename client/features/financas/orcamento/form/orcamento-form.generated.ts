/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um orçamento. */
export type OrcamentoInput = {
  /** Para quando o gasto é previsto. */
  dataOrcamento: string;
  /** Descrição, até 2000 caracteres. */
  descricaoOrcamento: string;
  /** Departamento, por número ou uuid. */
  idDepartamento: string | number;
  /** Título, até 120 caracteres. */
  tituloOrcamento: string;
  /** Valor previsto, em reais, maior que zero. */
  valorOrcamento: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type OrcamentoEdicaoFragment = { id: number, uuid: string, idCliente: number, tituloOrcamento: string, dataOrcamento: string, valorOrcamento: string, descricaoOrcamento: string, statusOrcamento: string, idDepartamento: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null };

export type OrcamentoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type OrcamentoParaEditarQuery = { orcamento: { id: number, uuid: string, idCliente: number, tituloOrcamento: string, dataOrcamento: string, valorOrcamento: string, descricaoOrcamento: string, statusOrcamento: string, idDepartamento: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export type CriarOrcamentoMutationVariables = Exact<{
  input: Types.OrcamentoInput;
  idCliente?: number | null | undefined;
}>;


export type CriarOrcamentoMutation = { criarOrcamento: { id: number, uuid: string, statusOrcamento: string } };

export type AtualizarOrcamentoMutationVariables = Exact<{
  id: string | number;
  input: Types.OrcamentoInput;
}>;


export type AtualizarOrcamentoMutation = { atualizarOrcamento: { id: number, uuid: string, statusOrcamento: string } };

export const OrcamentoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrcamentoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Orcamento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tituloOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"dataOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"valorOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<OrcamentoEdicaoFragment, unknown>;
export const OrcamentoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrcamentoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrcamentoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrcamentoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Orcamento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tituloOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"dataOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"valorOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<OrcamentoParaEditarQuery, OrcamentoParaEditarQueryVariables>;
export const CriarOrcamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarOrcamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrcamentoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarOrcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}}]}}]}}]} as unknown as DocumentNode<CriarOrcamentoMutation, CriarOrcamentoMutationVariables>;
export const AtualizarOrcamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarOrcamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrcamentoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarOrcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}}]}}]}}]} as unknown as DocumentNode<AtualizarOrcamentoMutation, AtualizarOrcamentoMutationVariables>;
export const useOrcamentoParaEditarQuery = (options: useQuery.Options<OrcamentoParaEditarQuery, OrcamentoParaEditarQueryVariables> | SkipToken): useQuery.Result<OrcamentoParaEditarQuery, OrcamentoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(OrcamentoParaEditarDocument, options as never) as never
export const useCriarOrcamentoMutation = (options?: useMutation.Options<CriarOrcamentoMutation, CriarOrcamentoMutationVariables>): useMutation.ResultTuple<CriarOrcamentoMutation, CriarOrcamentoMutationVariables> => useMutation(CriarOrcamentoDocument, options as never) as never
export const useAtualizarOrcamentoMutation = (options?: useMutation.Options<AtualizarOrcamentoMutation, AtualizarOrcamentoMutationVariables>): useMutation.ResultTuple<AtualizarOrcamentoMutation, AtualizarOrcamentoMutationVariables> => useMutation(AtualizarOrcamentoDocument, options as never) as never