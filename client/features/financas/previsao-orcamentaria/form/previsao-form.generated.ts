/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma previsão orçamentária. */
export type PrevisaoOrcamentariaInput = {
  /** O ano; cada ano tem uma previsão, e as revisões dela. */
  ano: number;
  /** O que a tesouraria quer dizer, até 5000 caracteres. */
  observacao?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type PrevisaoEdicaoFragment = { id: number, uuid: string, idCliente: number, ano: number, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type PrevisaoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type PrevisaoParaEditarQuery = { previsaoOrcamentaria: { id: number, uuid: string, idCliente: number, ano: number, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarPrevisaoOrcamentariaMutationVariables = Exact<{
  input: Types.PrevisaoOrcamentariaInput;
  idCliente?: number | null | undefined;
}>;


export type CriarPrevisaoOrcamentariaMutation = { criarPrevisaoOrcamentaria: { id: number, uuid: string, idCliente: number, ano: number, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarPrevisaoOrcamentariaMutationVariables = Exact<{
  id: string | number;
  input: Types.PrevisaoOrcamentariaInput;
}>;


export type AtualizarPrevisaoOrcamentariaMutation = { atualizarPrevisaoOrcamentaria: { id: number, uuid: string, idCliente: number, ano: number, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const PrevisaoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PrevisaoEdicaoFragment, unknown>;
export const PrevisaoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrevisaoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previsaoOrcamentaria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrevisaoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PrevisaoParaEditarQuery, PrevisaoParaEditarQueryVariables>;
export const CriarPrevisaoOrcamentariaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarPrevisaoOrcamentaria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentariaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarPrevisaoOrcamentaria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrevisaoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarPrevisaoOrcamentariaMutation, CriarPrevisaoOrcamentariaMutationVariables>;
export const AtualizarPrevisaoOrcamentariaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPrevisaoOrcamentaria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentariaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarPrevisaoOrcamentaria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrevisaoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarPrevisaoOrcamentariaMutation, AtualizarPrevisaoOrcamentariaMutationVariables>;
export const usePrevisaoParaEditarQuery = (options: useQuery.Options<PrevisaoParaEditarQuery, PrevisaoParaEditarQueryVariables> | SkipToken): useQuery.Result<PrevisaoParaEditarQuery, PrevisaoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PrevisaoParaEditarDocument, options as never) as never
export const useCriarPrevisaoOrcamentariaMutation = (options?: useMutation.Options<CriarPrevisaoOrcamentariaMutation, CriarPrevisaoOrcamentariaMutationVariables>): useMutation.ResultTuple<CriarPrevisaoOrcamentariaMutation, CriarPrevisaoOrcamentariaMutationVariables> => useMutation(CriarPrevisaoOrcamentariaDocument, options as never) as never
export const useAtualizarPrevisaoOrcamentariaMutation = (options?: useMutation.Options<AtualizarPrevisaoOrcamentariaMutation, AtualizarPrevisaoOrcamentariaMutationVariables>): useMutation.ResultTuple<AtualizarPrevisaoOrcamentariaMutation, AtualizarPrevisaoOrcamentariaMutationVariables> => useMutation(AtualizarPrevisaoOrcamentariaDocument, options as never) as never