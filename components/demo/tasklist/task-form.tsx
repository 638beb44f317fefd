'use client';

import { AutocompleteChips } from '@/components/kit/pickers/autocomplete-chips';
import { Avatar } from '@/components/ui/display/avatar';
import { Button } from '@/components/ui/action/button';
import { Editor } from '@/components/kit/editor/editor';
import { Form } from '@/components/kit/form/form';
import { FormControl } from '@/components/kit/form/form-control';
import { FormDate } from '@/components/kit/form/form-date';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import { people } from '../data/people';
import { taskFieldsSchema, type CheckedFields, type Task, type TaskFields } from './task';

interface TaskFormProps {
  /** The task to edit; without one it is new. */
  task: Task | undefined;
  onDone: (fields?: CheckedFields) => void;
}

const choices = people.map(({ id, name, image }) => ({
  value: id,
  label: name,
  mark: <Avatar image={image} className="size-6!" />,
}));

const blank: TaskFields = { name: '', description: '', startDate: null, endDate: null, members: [] };

/** The form of a task, new or existing. Loaded with the first dialog. */
export default function TaskForm({ task, onDone }: TaskFormProps) {
  const { name, description, startDate, endDate, members } = task ?? blank;
  const form = useForm<TaskFields, CheckedFields>({
    schema: taskFieldsSchema,
    defaults: { name, description, startDate, endDate, members },
    onSubmit: async (fields) => {
      onDone(fields);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label="Task" className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
      </div>
      <div className="sm:col-span-2">
        <FormControl form={form} name="description" label="Description" optional>
          {(control) => <Editor {...control} toolbarLabel="Look of the description" />}
        </FormControl>
      </div>
      <FormDate form={form} name="startDate" label="Starts" />
      <FormDate form={form} name="endDate" label="Ends" />
      <div className="sm:col-span-2">
        <FormControl form={form} name="members" label="Members" optional>
          {(control) => <AutocompleteChips {...control} choices={choices} placeholder="Type a name" />}
        </FormControl>
      </div>
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
        <Button variant="secondary" onClick={() => onDone()}>
          Cancel
        </Button>
        <Button type="submit">{task ? 'Save task' : 'Add task'}</Button>
      </div>
    </Form>
  );
}
