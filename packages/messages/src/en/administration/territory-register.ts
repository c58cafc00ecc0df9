// Texts of the screen of countries, provinces and names of municipalities.
export const territoryRegister = {
  'territory-register.title': 'Countries and provinces',
  'territory-register.description':
    'The names of countries, provinces and municipalities, and the countries that nobody enters.',
  'territory-register.filter': 'Search by name',
  'territory-register.none': 'Nothing matches the search.',
  'territory-register.failed': 'Countries and provinces could not be read.',
  'territory-register.new-country': 'Add country',
  'territory-register.new-province': 'Add province',
  'territory-register.new-province-of': 'Add province to {name}',
  'territory-register.name': 'Name',
  'territory-register.saved': 'Saved.',
  'territory-register.save-failed': 'It could not be saved.',
  'territory-register.actions': 'Actions of {name}',
  'territory-register.rename': 'Rename',
  'territory-register.rename-named': 'Rename {name}',
  'territory-register.delete': 'Delete',
  'territory-register.delete-named': 'Delete {name}',
  'territory-register.delete-question': 'Delete {name}?',
  'territory-register.delete-text': 'Only what is empty is deleted.',
  'territory-register.deleted': '{name} was deleted.',
  'territory-register.no-provinces': 'It has no provinces yet.',
  'territory-register.no-municipalities': 'It has no municipalities yet.',
  'territory-register.disabled': 'Disabled',
  'territory-register.disable': 'Disable',
  'territory-register.enable': 'Enable',
  'territory-register.disable-question': 'Disable {name}?',
  'territory-register.enable-question': 'Enable {name}?',
  'territory-register.disable-text':
    'Nobody of its municipalities will be able to sign in or to answer, nor will who has a page open. {count} users lose their access until it is enabled again. Nothing is deleted.',
  'territory-register.disable-text.one':
    'Nobody of its municipalities will be able to sign in or to answer, nor will who has a page open. One user loses access until it is enabled again. Nothing is deleted.',
  'territory-register.disable-text-none':
    'Nobody will be able to answer the forms of its municipalities, nor will who has a page open. It has no users who lose their access. Nothing is deleted.',
  'territory-register.enable-text':
    'Its {count} users will be able to sign in again, and its forms can be answered.',
  'territory-register.enable-text.one':
    'Its user will be able to sign in again, and its forms can be answered.',
  'territory-register.enable-text-none': 'Its forms can be answered. It has no users.',
  'territory-register.disabled-done': '{name} is disabled.',
  'territory-register.enabled': '{name} is enabled.',
} as const;
