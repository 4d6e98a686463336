import * as migration_20261127_230000_first_house from './20261127_230000_first_house.ts';
import * as migration_20261127_230100_tell_about_changes from './20261127_230100_tell_about_changes.ts';
import * as migration_20261128_031559_blog_and_page_kinds from './20261128_031559_blog_and_page_kinds.ts';
import * as migration_20261128_031930_desk_of_editors from './20261128_031930_desk_of_editors.ts';
import * as migration_20261128_032831_forms from './20261128_032831_forms.ts';
import * as migration_20261128_034736_redirects from './20261128_034736_redirects.ts';
import * as migration_20261128_035009_documents from './20261128_035009_documents.ts';
import * as migration_20261128_064100_tell_about_switches from './20261128_064100_tell_about_switches.ts';
import * as migration_20261128_065100_law_rules from './20261128_065100_law_rules.ts';
import * as migration_20261128_065200_one_law_for_each_subject from './20261128_065200_one_law_for_each_subject.ts';
import * as migration_20261128_073219_navigation_in_columns from './20261128_073219_navigation_in_columns.ts';
import * as migration_20261128_092540_private_media_of_donors from './20261128_092540_private_media_of_donors.ts';
import * as migration_20261128_125213_seller_of_a_shop from './20261128_125213_seller_of_a_shop.ts';
import * as migration_20261128_131917_discount_codes from './20261128_131917_discount_codes.ts';
import * as migration_20261128_193127_receive_from_elsewhere from './20261128_193127_receive_from_elsewhere.ts';
import * as migration_20261128_195905_capture_when_shipped from './20261128_195905_capture_when_shipped.ts';

export const migrations = [
  {
    up: migration_20261127_230000_first_house.up,
    down: migration_20261127_230000_first_house.down,
    name: '20261127_230000_first_house',
  },
  {
    up: migration_20261127_230100_tell_about_changes.up,
    down: migration_20261127_230100_tell_about_changes.down,
    name: '20261127_230100_tell_about_changes',
  },
  {
    up: migration_20261128_031559_blog_and_page_kinds.up,
    down: migration_20261128_031559_blog_and_page_kinds.down,
    name: '20261128_031559_blog_and_page_kinds',
  },
  {
    up: migration_20261128_031930_desk_of_editors.up,
    down: migration_20261128_031930_desk_of_editors.down,
    name: '20261128_031930_desk_of_editors',
  },
  {
    up: migration_20261128_032831_forms.up,
    down: migration_20261128_032831_forms.down,
    name: '20261128_032831_forms',
  },
  {
    up: migration_20261128_034736_redirects.up,
    down: migration_20261128_034736_redirects.down,
    name: '20261128_034736_redirects',
  },
  {
    up: migration_20261128_035009_documents.up,
    down: migration_20261128_035009_documents.down,
    name: '20261128_035009_documents',
  },
  {
    up: migration_20261128_064100_tell_about_switches.up,
    down: migration_20261128_064100_tell_about_switches.down,
    name: '20261128_064100_tell_about_switches',
  },
  {
    up: migration_20261128_065100_law_rules.up,
    down: migration_20261128_065100_law_rules.down,
    name: '20261128_065100_law_rules',
  },
  {
    up: migration_20261128_065200_one_law_for_each_subject.up,
    down: migration_20261128_065200_one_law_for_each_subject.down,
    name: '20261128_065200_one_law_for_each_subject',
  },
  {
    up: migration_20261128_073219_navigation_in_columns.up,
    down: migration_20261128_073219_navigation_in_columns.down,
    name: '20261128_073219_navigation_in_columns',
  },
  {
    up: migration_20261128_092540_private_media_of_donors.up,
    down: migration_20261128_092540_private_media_of_donors.down,
    name: '20261128_092540_private_media_of_donors',
  },
  {
    up: migration_20261128_125213_seller_of_a_shop.up,
    down: migration_20261128_125213_seller_of_a_shop.down,
    name: '20261128_125213_seller_of_a_shop',
  },
  {
    up: migration_20261128_131917_discount_codes.up,
    down: migration_20261128_131917_discount_codes.down,
    name: '20261128_131917_discount_codes',
  },
  {
    up: migration_20261128_193127_receive_from_elsewhere.up,
    down: migration_20261128_193127_receive_from_elsewhere.down,
    name: '20261128_193127_receive_from_elsewhere',
  },
  {
    up: migration_20261128_195905_capture_when_shipped.up,
    down: migration_20261128_195905_capture_when_shipped.down,
    name: '20261128_195905_capture_when_shipped'
  },
];
