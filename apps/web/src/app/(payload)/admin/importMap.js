import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowName as RowName_0b6f2f7f3a0d4a7c9f3c1f4b7d0a6e52 } from '@kindred/content/admin/row-name.island.tsx'
import { LanguagesField as LanguagesField_ae3a2ef60b24354becbc9c1c939077bc } from '@kindred/content/admin/languages-field.tsx'
import { LanguagesCell as LanguagesCell_879c9c6726f6cbbd51ef3110ee3d3d8b } from '@kindred/content/admin/languages-cell.tsx'
import { OfflineButton as OfflineButton_77a2c1db1bdb735dc5a6013b28573025 } from '@kindred/content/admin/offline-button.island.tsx'
import { PublishButton as PublishButton_191925ad49e117e17552198e7bc24a94 } from '@kindred/content/admin/publish-button.island.tsx'
import { BrandIcon as BrandIcon_a108b93e7addfcf4b32b2fb3521f65b5 } from '@kindred/content/admin/brand.tsx'
import { BrandLogo as BrandLogo_a108b93e7addfcf4b32b2fb3521f65b5 } from '@kindred/content/admin/brand.tsx'
import { NavLinks as NavLinks_8e3e084feaaab92f47cf944e07acd886 } from '@kindred/content/admin/nav-links.tsx'
import { LanguagesView as LanguagesView_bfd260f87c7d82f6c7b410e23ec2768b } from '@kindred/content/admin/languages-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@kindred/content/admin/row-name.island.tsx#RowName": RowName_0b6f2f7f3a0d4a7c9f3c1f4b7d0a6e52,
  "@kindred/content/admin/languages-field.tsx#LanguagesField": LanguagesField_ae3a2ef60b24354becbc9c1c939077bc,
  "@kindred/content/admin/languages-cell.tsx#LanguagesCell": LanguagesCell_879c9c6726f6cbbd51ef3110ee3d3d8b,
  "@kindred/content/admin/offline-button.island.tsx#OfflineButton": OfflineButton_77a2c1db1bdb735dc5a6013b28573025,
  "@kindred/content/admin/publish-button.island.tsx#PublishButton": PublishButton_191925ad49e117e17552198e7bc24a94,
  "@kindred/content/admin/brand.tsx#BrandIcon": BrandIcon_a108b93e7addfcf4b32b2fb3521f65b5,
  "@kindred/content/admin/brand.tsx#BrandLogo": BrandLogo_a108b93e7addfcf4b32b2fb3521f65b5,
  "@kindred/content/admin/nav-links.tsx#NavLinks": NavLinks_8e3e084feaaab92f47cf944e07acd886,
  "@kindred/content/admin/languages-view.tsx#LanguagesView": LanguagesView_bfd260f87c7d82f6c7b410e23ec2768b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
