/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsentimentoLinhaFragment = { documento: string, versaoTexto: number, titulo: string, texto: string, aceito: boolean | null, respondidoEm: string | null };

export type MeusConsentimentosQueryVariables = Exact<{ [key: string]: never; }>;


export type MeusConsentimentosQuery = { meusConsentimentos: Array<{ documento: string, versaoTexto: number, titulo: string, texto: string, aceito: boolean | null, respondidoEm: string | null }> };

export type ResponderConsentimentoMutationVariables = Exact<{
  documento: string;
  versaoTexto: number;
  aceito: boolean;
}>;


export type ResponderConsentimentoMutation = { responderConsentimento: Array<{ documento: string, versaoTexto: number, titulo: string, texto: string, aceito: boolean | null, respondidoEm: string | null }> };

export type ExcluirMinhaContaMutationVariables = Exact<{
  senha: string;
  codigo?: string | null | undefined;
}>;


export type ExcluirMinhaContaMutation = { excluirMinhaConta: { message: string } };

export type EncerramentoIgrejaQueryVariables = Exact<{ [key: string]: never; }>;


export type EncerramentoIgrejaQuery = { igreja: { id: number, apagarEm: string | null } };

export type EncerrarIgrejaMutationVariables = Exact<{
  senha: string;
  codigo?: string | null | undefined;
}>;


export type EncerrarIgrejaMutation = { encerrarIgreja: { message: string } };

export type ManterIgrejaMutationVariables = Exact<{ [key: string]: never; }>;


export type ManterIgrejaMutation = { manterIgreja: { message: string } };

export const ConsentimentoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentimentoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consentimento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"versaoTexto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"aceito"}},{"kind":"Field","name":{"kind":"Name","value":"respondidoEm"}}]}}]} as unknown as DocumentNode<ConsentimentoLinhaFragment, unknown>;
export const MeusConsentimentosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeusConsentimentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meusConsentimentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentimentoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentimentoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consentimento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"versaoTexto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"aceito"}},{"kind":"Field","name":{"kind":"Name","value":"respondidoEm"}}]}}]} as unknown as DocumentNode<MeusConsentimentosQuery, MeusConsentimentosQueryVariables>;
export const ResponderConsentimentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResponderConsentimento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versaoTexto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aceito"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responderConsentimento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documento"}}},{"kind":"Argument","name":{"kind":"Name","value":"versaoTexto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versaoTexto"}}},{"kind":"Argument","name":{"kind":"Name","value":"aceito"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aceito"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentimentoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentimentoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consentimento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"versaoTexto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"aceito"}},{"kind":"Field","name":{"kind":"Name","value":"respondidoEm"}}]}}]} as unknown as DocumentNode<ResponderConsentimentoMutation, ResponderConsentimentoMutationVariables>;
export const ExcluirMinhaContaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMinhaConta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMinhaConta"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMinhaContaMutation, ExcluirMinhaContaMutationVariables>;
export const EncerramentoIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncerramentoIgreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apagarEm"}}]}}]}}]} as unknown as DocumentNode<EncerramentoIgrejaQuery, EncerramentoIgrejaQueryVariables>;
export const EncerrarIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EncerrarIgreja"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encerrarIgreja"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EncerrarIgrejaMutation, EncerrarIgrejaMutationVariables>;
export const ManterIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManterIgreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manterIgreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ManterIgrejaMutation, ManterIgrejaMutationVariables>;
export const useMeusConsentimentosQuery = (options?: useQuery.Options<MeusConsentimentosQuery, MeusConsentimentosQueryVariables> | SkipToken): useQuery.Result<MeusConsentimentosQuery, MeusConsentimentosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MeusConsentimentosDocument, options as never) as never
export const useResponderConsentimentoMutation = (options?: useMutation.Options<ResponderConsentimentoMutation, ResponderConsentimentoMutationVariables>): useMutation.ResultTuple<ResponderConsentimentoMutation, ResponderConsentimentoMutationVariables> => useMutation(ResponderConsentimentoDocument, options as never) as never
export const useExcluirMinhaContaMutation = (options?: useMutation.Options<ExcluirMinhaContaMutation, ExcluirMinhaContaMutationVariables>): useMutation.ResultTuple<ExcluirMinhaContaMutation, ExcluirMinhaContaMutationVariables> => useMutation(ExcluirMinhaContaDocument, options as never) as never
export const useEncerramentoIgrejaQuery = (options?: useQuery.Options<EncerramentoIgrejaQuery, EncerramentoIgrejaQueryVariables> | SkipToken): useQuery.Result<EncerramentoIgrejaQuery, EncerramentoIgrejaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EncerramentoIgrejaDocument, options as never) as never
export const useEncerrarIgrejaMutation = (options?: useMutation.Options<EncerrarIgrejaMutation, EncerrarIgrejaMutationVariables>): useMutation.ResultTuple<EncerrarIgrejaMutation, EncerrarIgrejaMutationVariables> => useMutation(EncerrarIgrejaDocument, options as never) as never
export const useManterIgrejaMutation = (options?: useMutation.Options<ManterIgrejaMutation, ManterIgrejaMutationVariables>): useMutation.ResultTuple<ManterIgrejaMutation, ManterIgrejaMutationVariables> => useMutation(ManterIgrejaDocument, options as never) as never